import type { AppointmentTimes } from '#schemas/wire/appointment.ts';
import { momentText } from '#flows/kinds/describing/momentText.ts';
import { zoneName } from '#flows/kinds/describing/zoneName.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-US', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formats.set(zone, format);
  return format;
}

/** The calendar day of a moment in a zone, as YYYY-MM-DD. */
export function dayIn(moment: string, zone: string): string {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(new Date(moment))
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}

/**
 * Times by the calendar day that they are on in a zone, YYYY-MM-DD.
 *
 * @param times ISO 8601, earliest first
 */
export function timesByDay(times: readonly string[], zone: string): ReadonlyMap<string, readonly string[]> {
  const days = new Map<string, string[]>();
  for (const time of times) {
    const day = dayIn(time, zone);
    days.set(day, [...(days.get(day) ?? []), time]);
  }
  return days;
}

/** The month of a calendar day, as YYYY-MM. */
export const monthOf = (day: string): string => day.slice(0, 7);

/**
 * The first day with free times in a month, or after it where it has none; undefined where there is none, either. The answer
 * for a month holds the last hours of the month before and the first ones of the month after it, too, as the backend does not
 * know the zone.
 */
export function firstFreeDay(read: AppointmentTimes, month: string, zone: string): string | undefined {
  const inOrAfter = read.times.map((time) => dayIn(time, zone)).find((day) => monthOf(day) >= month);
  return inOrAfter ?? (read.next === null ? undefined : dayIn(read.next, zone));
}

/** A time of a day and how it is called. */
interface NamedTime {
  readonly time: string;
  readonly label: string;
}

/**
 * The times of one day as patients read them. Where clocks are set back an hour comes twice, and its times say which one they
 * are in.
 */
export function namedTimes(times: readonly string[], zone: string): readonly NamedTime[] {
  const named = times.map((time) => ({ time, label: momentText(new Date(time), 'time', zone) }));
  const isTwice = (label: string) => named.filter((one) => one.label === label).length > 1;
  return named.map(({ time, label }) => ({
    time,
    label: isTwice(label) ? `${label} ${zoneName(zone, new Date(time), 'short')}` : label,
  }));
}
