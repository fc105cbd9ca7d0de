import type { BiomarkerBand } from '#schemas/biomarker.ts';
import type { LabFlag } from '#schemas/laboratory/LabFlag.ts';
import { bandOf, type AppliedRange, type Comparator } from './bandOf.ts';

/** A band of ours, or a judgement of a laboratory that names no side. */
export type LabBand = BiomarkerBand | LabFlag;

/** How much a band needs a look: 0 where nothing is known, 3 where it cannot wait. */
export function gravityOf(band: LabBand | null): 0 | 1 | 2 | 3 {
  if (band === null) return 0;
  if (band.startsWith('critical')) return 3;
  return band === 'in-range' || band === 'optimal' ? 1 : 2;
}

/**
 * The graver one of our band and the laboratory's flag. A critical flag without a side takes the side of our band; of a value inside
 * its range it names none, because the value is not far above or below.
 */
export function graverBand(band: BiomarkerBand | null, flag: LabFlag | null): LabBand | null {
  if (flag === null || gravityOf(flag) <= gravityOf(band)) return band;
  if (gravityOf(band) === 1 && gravityOf(flag) === 3) return 'critical-flagged';
  return flag === 'critical-flagged' && (band === 'low' || band === 'high') ? `critical-${band}` : flag;
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
