import type { LabResult } from '#schemas/wire/labs/labReport.ts';
import type { LabBand } from './judgedBand.ts';

/** What a result is compared with; null on a side without a bound. */
interface Compared {
  readonly low: number | null;
  readonly high: number | null;
}

/** How far beyond a bound is still near to it: this share of the range, and of the bound itself. */
const SHARE_OF_RANGE = 0.1;
const SHARE_OF_BOUND = 0.05;

/**
 * Whether a value is beyond its range, but so near to it that it must not look alarming: measured twice, it may well be on
 * both sides. A critical value never is.
 */
function isJustOutside(value: number, band: LabBand | null, { low, high }: Compared): boolean {
  const bound = band === 'low' ? low : band === 'high' ? high : null;
  // Where the laboratory alone calls it low or high, the value need not be beyond a bound.
  if (bound === null || (band === 'low' ? value > bound : value < bound)) return false;
  const width = low === null || high === null ? Infinity : high - low;
  return Math.abs(value - bound) <= Math.min(width * SHARE_OF_RANGE, Math.abs(bound) * SHARE_OF_BOUND);
}

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
