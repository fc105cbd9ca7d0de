import { momentText } from './momentText.ts';

/** A day of the calendar as its beginning in UTC, where every day has the same 24 hours. */
export const dateOfDay = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** The day of the calendar that a moment falls on in UTC, as YYYY-MM-DD. */
export const dayOfDate = (date: Date): string => new Date(date.getTime()).toISOString().slice(0, 10);

/**
 * A day of the calendar in words: 'Thursday, December 24, 2026'.
 *
 * @param day YYYY-MM-DD
 */
export function dayText(day: string): string {
  const date = dateOfDay(day);
  return Number.isNaN(date.getTime()) ? day : momentText(date, 'weekday', 'UTC');
}
