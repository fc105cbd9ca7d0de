import type { Day } from '#engine/answers/birthday.ts';

/** The patient's calendar day. */
export function today(): Day {
  const now = new Date();
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
}
