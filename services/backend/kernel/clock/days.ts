import { DateTime } from 'luxon';
import type { Day } from '#engine/answers/birthday.ts';

/** The moment so many months later, counted in UTC: the last day of a month where it has no such day. */
export const addMonths = (moment: Date, months: number): Date =>
  DateTime.fromJSDate(moment, { zone: 'utc' }).plus({ months }).toJSDate();

/** The calendar day in UTC, on which the server counts ages. */
export const today = (now: Date): Day => ({
  year: now.getUTCFullYear(),
  month: now.getUTCMonth() + 1,
  day: now.getUTCDate(),
});
