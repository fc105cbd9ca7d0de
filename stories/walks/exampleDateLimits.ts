import type { Day } from '#engine/answers/birthday.ts';
import type { DateLimits } from '#renderers/ports/ports.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The calendar day a number of days after another, as YYYY-MM-DD. */
const dayAfter = ({ year, month, day }: Day, days: number): string =>
  new Date(Date.UTC(year, month - 1, day) + days * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** The days that a date step offers: from three weeks to a year after the given day. */
export const exampleDateLimits = (today: Day): DateLimits => ({
  earliest: dayAfter(today, 21),
  latest: dayAfter(today, 365),
  scheduled: null,
  selected: dayAfter(today, 22),
  zone: 'America/New_York',
});
