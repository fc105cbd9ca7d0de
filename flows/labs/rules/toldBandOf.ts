import type { LabResult } from '#schemas/wire/labs/labReport.ts';
import { isJustOutside } from './isJustOutside.ts';

/** A band of a result, or that it has none; a result just outside its range has a band of its own. */
export type ToldBand = NonNullable<LabResult['band']> | 'none' | 'just-above' | 'just-below';

/** The words for each band, on pages and in files. */
export const bandLabels: { readonly [B in ToldBand]: string } = {
  'critical-high': 'Far above range',
  'critical-low': 'Far below range',
  'critical-flagged': 'Marked critical',
  high: 'Above range',
  low: 'Below range',
  'just-above': 'Just above range',
  'just-below': 'Just below range',
  'marked-high': 'Marked high by the lab',
  'marked-low': 'Marked low by the lab',
  flagged: 'Marked abnormal by the lab',
  none: 'Not rated',
  'in-range': 'In range',
  optimal: 'On target',
};

/** Returns the band that is shown for a result. */
export function toldBandOf({
  value,
  comparator,
  band,
  reference,
}: Pick<LabResult, 'value' | 'comparator' | 'band' | 'reference'>): ToldBand {
  if (band === null) return 'none';
  // How far a value such as <5 is beyond its range is not known.
  if (reference === null || comparator !== null || !isJustOutside(value, band, reference)) return band;
  return band === 'high' ? 'just-above' : 'just-below';
}
