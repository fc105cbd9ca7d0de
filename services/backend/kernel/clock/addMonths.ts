import { DateTime } from 'luxon';

/** The moment so many months later, counted in UTC: the last day of a month where it has no such day. */
export const addMonths = (moment: Date, months: number): Date =>
  DateTime.fromJSDate(moment, { zone: 'utc' }).plus({ months }).toJSDate();
