import type { Day } from '#engine/answers/birthday.ts';

/** The current day in all stories. */
export const storyDay = (): Day => ({ year: 2026, month: 6, day: 15 });
