import type { LabResult } from '#schemas/wire/labs/labReport.ts';

type Compared = Pick<LabResult, 'value' | 'comparator' | 'band' | 'reference'>;

/** Whether a value such as >60 is not rated because its bound does not decide: it could be inside its range or outside. */
export const isUndecided = ({ comparator, band, reference }: Compared): boolean =>
  comparator !== null && band === null && reference !== null;

/** Why such a value is not rated. */
export const undecidedText = ({ comparator }: Pick<Compared, 'comparator'>): string =>
  `Not rated: your lab gave only a ${comparator?.startsWith('<') ? 'highest' : 'lowest'} possible value, which can be inside or outside the range.`;
