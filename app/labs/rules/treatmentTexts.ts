import type { LabMarkerHistory } from '#schemas/wire/labs/labReads.ts';

type Treatment = LabMarkerHistory['treatments'][number];

/** When something was taken, such as 'Rapamycin, since May 2, 2026'. @param dayOf the day of a moment in words */
export const takenText = ({ name, from, to }: Treatment, dayOf: (moment: string) => string): string =>
  to === null ? `${name}, since ${dayOf(from)}` : `${name}, from ${dayOf(from)} to ${dayOf(to)}`;

/** The changes of its dose, each with its day and how it is taken since then. */
export const doseTexts = ({ changes }: Treatment, dayOf: (moment: string) => string): readonly string[] =>
  changes.map(({ at, instructions }) => `Dose changed on ${dayOf(at)}: ${instructions}`);
