import { momentText } from './momentText.ts';

/** A calendar day as midnight UTC, where every day has 24 hours. */
export const dateOfDay = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** The UTC calendar day of a moment, as YYYY-MM-DD. */
export const dayOfDate = (date: Date): string => new Date(date.getTime()).toISOString().slice(0, 10);

/**
 * A calendar day as text: 'Thursday, December 24, 2026'.
 *
 * @param day YYYY-MM-DD
 */
export function dayText(day: string): string {
  const date = dateOfDay(day);
  return Number.isNaN(date.getTime()) ? day : momentText(date, 'weekday', 'UTC');
}
