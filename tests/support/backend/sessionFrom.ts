/** When a session begins and, unless it is used, ends: long after everything that a test does. */
export const sessionFrom = (now: Date) => ({ now, expires: new Date(now.getTime() + 30 * 24 * 60 * 60 * 1000) });
