import type { IconName } from '#renderers/ui/icons/Icon.tsx';
import type { LabCounts } from '#schemas/wire/labs/labReads.ts';

/** A band of results, or that a result has none. */
export type Band = keyof LabCounts;

/** How a band is told: in words, which color and drawing only repeat. */
export interface BandText {
  readonly label: string;
  readonly tone: 'urgent' | 'beyond' | 'within' | 'unknown';
  readonly icon: IconName;
}

/** The bands from what a patient should read first on. */
export const bandTexts: { readonly [B in Band]: BandText } = {
  'critical-high': { label: 'Far above range', tone: 'urgent', icon: 'error' },
  'critical-low': { label: 'Far below range', tone: 'urgent', icon: 'error' },
  'critical-flagged': { label: 'Critical, says the lab', tone: 'urgent', icon: 'error' },
  high: { label: 'Above range', tone: 'beyond', icon: 'warning' },
  low: { label: 'Below range', tone: 'beyond', icon: 'warning' },
  flagged: { label: 'Abnormal, says the lab', tone: 'beyond', icon: 'warning' },
  none: { label: 'Not rated', tone: 'unknown', icon: 'info' },
  'in-range': { label: 'In range', tone: 'within', icon: 'check' },
  optimal: { label: 'On target', tone: 'within', icon: 'success' },
};

/** The bands in the order in which they are read. */
export const bands: readonly Band[] = [
  'critical-high',
  'critical-low',
  'critical-flagged',
  'high',
  'low',
  'flagged',
  'none',
  'in-range',
  'optimal',
];
