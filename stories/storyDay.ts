import type { Day } from '#engine/answers/birthday.ts';

/** The day on which stories happen. */
export const storyDay = (): Day => ({ year: 2026, month: 6, day: 15 });
