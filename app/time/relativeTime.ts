const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
const MONTH = 30 * DAY;

const format = new Intl.RelativeTimeFormat('en-US');

/** How long ago something was: 'Just now' under 60 minutes, then full hours, days, weeks from 7 days, months of 30 days. */
export function relativeTime(moment: Date, now: Date): string {
  const age = now.getTime() - moment.getTime();
  const ago = (length: number, unit: Intl.RelativeTimeFormatUnit) => format.format(-Math.floor(age / length), unit);
  if (age < HOUR) return 'Just now';
  if (age < DAY) return ago(HOUR, 'hour');
  if (age < WEEK) return ago(DAY, 'day');
  return age < MONTH ? ago(WEEK, 'week') : ago(MONTH, 'month');
}
