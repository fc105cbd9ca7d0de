import type { LabBiomarker, LabResult } from '#schemas/wire/labs/labReport.ts';

/** A step that a patient can do. */
export interface Told {
  /** The results it is for, where both sides are shown. */
  readonly when?: string;
  readonly text: string;
  /** The guideline or agency; left out where the care team is named. */
  readonly source?: string;
}

/** Critical results have no steps: the care team says what to do. */
const CRITICAL =
  'Contact your care team now, unless they have already talked with you about it. If you feel unwell, call 911.';
const FLAGGED = 'Ask your care team what this result means for you.';

/** Returns the steps for a result: those of its side of the range, or those of both sides when it is in range or not rated. */
export function adviceFor(
  { actions: { low, high } }: Pick<LabBiomarker, 'actions'>,
  { band }: Pick<LabResult, 'band'>,
): readonly Told[] {
  if (band?.startsWith('critical')) return [{ text: CRITICAL }];
  if (band === 'flagged') return [{ text: FLAGGED }];
  if (band === 'low') return [low];
  if (band === 'high') return [high];
  return [
    { when: 'If it is low', ...low },
    { when: 'If it is high', ...high },
  ];
}
