import type { Day } from '#engine/answers/birthday.ts';

/** The patient's calendar day in these tests. */
export const TODAY: Day = { year: 2026, month: 3, day: 15 };
