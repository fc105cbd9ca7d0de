import type { Day } from '#engine/answers/birthday.ts';

/** The calendar day in UTC, on which the server counts ages. */
export const today = (now: Date): Day => ({
  year: now.getUTCFullYear(),
  month: now.getUTCMonth() + 1,
  day: now.getUTCDate(),
});
