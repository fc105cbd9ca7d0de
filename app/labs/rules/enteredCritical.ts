import type { LabResult } from '#schemas/wire/labs/labReport.ts';
import { toldBandOf } from '#flows/labs/rules/toldBandOf.ts';
import { toldBandText } from './toldBand.ts';

/** Whether the newest value of a marker is one that the patient has entered, and far beyond its range. @param results newest first */
export function isEnteredCritical(results: readonly LabResult[]): boolean {
  const [newest] = results;
  return newest?.entered !== undefined && toldBandText(toldBandOf(newest)).tone === 'urgent';
}
