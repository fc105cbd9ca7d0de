import type { BioAgeOverview } from '#schemas/wire/labs/labReads.ts';

type Moved = NonNullable<BioAgeOverview['moved']>;

/** Years by which something moved the age, as they are shown. */
export const yearsText = (years: number): string => {
  const shown = Math.abs(years).toFixed(1);
  return `${shown} ${shown === '1.0' ? 'year' : 'years'} ${years < 0 ? 'younger' : 'older'}`;
};

/** Whether so many years are more than nothing once they are shown. */
export const isShown = (years: number): boolean => Math.abs(years).toFixed(1) !== '0.0';

/** What the age is compared with, and how far it is from that. @param dayOf the day of a date in words */
export function movedFromText(age: number, { since, from }: Moved, dayOf: (written: string) => string): string {
  const than =
    since === null
      ? `With all nine values in the middle of their ranges, the estimate would be ${from.toFixed(1)} years.`
      : `On ${dayOf(since)}, the estimate was ${from.toFixed(1)} years.`;
  // Of the numbers as they are shown, so that they add up.
  const moved = Number(age.toFixed(1)) - Number(from.toFixed(1));
  return `${than} ${since === null ? 'Yours' : 'Now it'} is ${isShown(moved) ? yearsText(moved) : 'the same'}.`;
}

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** How many are named on each side. */
const NAMED = 2;

/** The markers that moved the age most to either side, in a sentence; undefined where none did. */
export function mostMovedText({ markers }: Moved, nameOf: (biomarker: string) => string): string | undefined {
  const named = (isMeant: (years: number) => boolean) =>
    markers
      .filter(({ years }) => isShown(years) && isMeant(years))
      .slice(0, NAMED)
      .map(({ biomarker }) => nameOf(biomarker));
  const [older, younger] = [named((years) => years > 0), named((years) => years < 0)];
  const said = [
    ...(older.length > 0 ? [`${listed(older)} raised it the most.`] : []),
    ...(younger.length > 0 ? [`${listed(younger)} lowered it the most.`] : []),
  ];
  return said.length === 0 ? undefined : said.join(' ');
}
