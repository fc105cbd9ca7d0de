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
