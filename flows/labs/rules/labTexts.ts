import type { LabResult } from '#schemas/wire/labs/labReport.ts';

/** Said before a provider's note on a report that the laboratory has changed since. */
export const OUTDATED = 'This note is older than the results below. The lab has changed the report since.';

/** Said before it where a result needs attention now: no note on that result exists. */
export const BEFORE_ALARM = 'This note was written before the result that needs attention now.';

/** Says of a report that its results are not shown yet, and why. */
export const WAITING = 'The results are here and wait for the provider’s note, as the patient chose.';

/** Says it to the patient. */
export const WAITING_FOR_YOU = 'New results are here. You chose to see them together with your provider’s note.';

type Compared = Pick<LabResult, 'value' | 'comparator' | 'band' | 'reference'>;

/** Whether a value such as >60 is not rated because its bound does not decide: it could be inside its range or outside. */
export const isUndecided = ({ comparator, band, reference }: Compared): boolean =>
  comparator !== null && band === null && reference !== null;

/** Why such a value is not rated. */
export const undecidedText = ({ comparator }: Pick<Compared, 'comparator'>): string =>
  `Not rated: your lab gave only a ${comparator?.startsWith('<') ? 'highest' : 'lowest'} possible value, which can be inside or outside the range.`;
