import type { LabBiomarker, LabResult } from '#schemas/wire/labs/labReport.ts';

/** What a patient can do. */
export interface Told {
  /** Of which results it is said, where it is not said of this one alone. */
  readonly when?: string;
  readonly text: string;
  /** Where it comes from; left out where it leads to the care team. */
  readonly source?: string;
}

/** Of what cannot wait, nothing is said but whom to ask. */
const CRITICAL = 'Contact your care team today. If you feel unwell, call 911.';
const FLAGGED = 'Ask your care team what this result means for you.';

/** What a patient can do about a result: on the side of the range that it is on, or on both where it is on none. */
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
