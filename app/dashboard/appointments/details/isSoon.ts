const MINUTE = 60_000;

/** From 15 minutes before a call its room is what the patient needs. @param start ISO 8601 */
export const isSoon = (start: string, now: Date): boolean => Date.parse(start) - now.getTime() <= 15 * MINUTE;
