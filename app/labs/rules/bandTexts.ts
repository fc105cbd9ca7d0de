import { bandLabels } from '#flows/labs/rules/toldBandOf.ts';
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
  'critical-high': { label: bandLabels['critical-high'], tone: 'urgent', icon: 'error' },
  'critical-low': { label: bandLabels['critical-low'], tone: 'urgent', icon: 'error' },
  'critical-flagged': { label: bandLabels['critical-flagged'], tone: 'urgent', icon: 'error' },
  high: { label: bandLabels.high, tone: 'beyond', icon: 'warning' },
  low: { label: bandLabels.low, tone: 'beyond', icon: 'warning' },
  'marked-high': { label: bandLabels['marked-high'], tone: 'beyond', icon: 'warning' },
  'marked-low': { label: bandLabels['marked-low'], tone: 'beyond', icon: 'warning' },
  flagged: { label: bandLabels.flagged, tone: 'beyond', icon: 'warning' },
  none: { label: bandLabels.none, tone: 'unknown', icon: 'info' },
  'in-range': { label: bandLabels['in-range'], tone: 'within', icon: 'check' },
  optimal: { label: bandLabels.optimal, tone: 'within', icon: 'success' },
};

/** The bands in the order in which they are read. */
export const bands: readonly Band[] = [
  'critical-high',
  'critical-low',
  'critical-flagged',
  'high',
  'low',
  'marked-high',
  'marked-low',
  'flagged',
  'none',
  'in-range',
  'optimal',
];
