/**
 * Whether the period that was paid for has ended, so that a subscription that goes on is charged for a new one at once;
 * also where nothing is known of a period.
 */
export const isPeriodOver = (end: Date | null, now: Date): boolean => end === null || end.getTime() <= now.getTime();
