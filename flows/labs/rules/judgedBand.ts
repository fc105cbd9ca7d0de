import type { BiomarkerBand } from '#schemas/biomarker.ts';
import type { LabFlag } from '#schemas/laboratory/LabFlag.ts';
import { bandOf, type AppliedRange, type Comparator } from './bandOf.ts';

/** A band of ours, or a judgement of a laboratory that the value's place in its range does not show. */
export type LabBand = BiomarkerBand | Marked;

/** A judgement of the laboratory alone: low or high by its word, abnormal, or critical. */
type Marked = 'marked-low' | 'marked-high' | 'flagged' | 'critical-flagged';

/** What is said of a flag where our band is not on its side: nothing is above a range that it is inside of, or that nobody knows. */
const marked: { readonly [F in LabFlag]: Marked | 'in-range' } = {
  low: 'marked-low',
  high: 'marked-high',
  flagged: 'flagged',
  'critical-low': 'critical-flagged',
  'critical-high': 'critical-flagged',
  'critical-flagged': 'critical-flagged',
  'in-range': 'in-range',
};

/** How much a band needs a look: 0 where nothing is known, 3 where it cannot wait. */
export function gravityOf(band: LabBand | null): 0 | 1 | 2 | 3 {
  if (band === null) return 0;
  if (band.startsWith('critical')) return 3;
  return band === 'in-range' || band === 'optimal' ? 1 : 2;
}

/** The graver one of our band and the laboratory's flag. A critical flag takes the side of our band, or else it has none. */
export function graverBand(band: BiomarkerBand | null, flag: LabFlag | null): LabBand | null {
  if (flag === null || gravityOf(flag) <= gravityOf(band)) return band;
  const isOnSide = band !== null && (flag === 'critical-flagged' || flag === `critical-${band}`);
  return isOnSide && (band === 'low' || band === 'high') ? `critical-${band}` : marked[flag];
}

/** What a result is judged by. */
export interface Judged extends AppliedRange {
  readonly flag: LabFlag | null;
  /** Whether the laboratory gives ranges, and none of them is for the patient: then only a critical value has a band of ours. */
  readonly unfit: boolean;
}

/** The band of a result by its ranges and by the laboratory's own judgement; null where neither says anything. */
export function judgedBand(
  value: number,
  comparator: Comparator | null,
  { flag, unfit, catalogue, ...applied }: Judged,
): LabBand | null {
  const counts = unfit && catalogue ? { ...catalogue, reference: 'laboratory' } : catalogue;
  return graverBand(bandOf(value, comparator, { ...applied, catalogue: counts }), flag);
}
