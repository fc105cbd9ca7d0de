import { utcTicks } from 'd3-time';
import { dayNumber } from '../../../time/dayNumber.ts';
import { percent } from './percent.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Days that are shown before and after a single one. */
const AROUND = 45;
/** The room before the first day and after the last, as a share of the days between them. */
const ROOM = 0.05;
/** As many as fit beside each other on the narrowest phone. */
const MOST_TICKS = 5;

const formats = {
  day: new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' }),
  month: new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short' }),
} as const;

/** A day that the axis names; the year stands below it where it is the first of that year. */
interface TimeTick {
  readonly at: number;
  readonly text: string;
  readonly year: string | null;
}

/** Where moments stand on the axis of a chart, in percent from its left. */
export interface TimeScale {
  /** A moment beyond the axis stands at its end. */
  readonly at: (moment: string) => number;
  /** The same for the date of a result, whose day is the one that the laboratory wrote. */
  readonly on: (written: string) => number;
  readonly ticks: readonly TimeTick[];
}

/** The first days of years, of months or of weeks, or else single days; never more than fit. */
function datesBetween(first: number, last: number): readonly Date[] {
  // Ticks with hours would tell of one day twice.
  const count = Math.min(MOST_TICKS, last - first);
  let dates: readonly Date[] = utcTicks(new Date(first * DAY), new Date(last * DAY), count);
  while (dates.length > MOST_TICKS) dates = dates.filter((_, index) => index % 2 === 0);
  return dates;
}

const yearOf = (date: Date | undefined) => date && String(date.getUTCFullYear());

function ticksOf(dates: readonly Date[], at: (date: Date) => number): readonly TimeTick[] {
  const areYears = dates.every((date) => date.getUTCMonth() === 0 && date.getUTCDate() === 1);
  const format = dates.every((date) => date.getUTCDate() === 1) ? formats.month : formats.day;
  return dates.map((date, index) => {
    const year = yearOf(date) ?? '';
    if (areYears) return { at: at(date), text: year, year: null };
    return { at: at(date), text: format.format(date), year: yearOf(dates[index - 1]) === year ? null : year };
  });
}

/** The day that a laboratory wrote, as its number. */
const writtenDay = (date: string): number => Date.parse(date.slice(0, 10)) / DAY;

/**
 * The axis that shows all of some results by the days that laboratories wrote, and moments by their calendar days in a zone.
 *
 * @param written the dates of the results, at least one
 * @param zone IANA name
 */
export function timeScale(written: readonly string[], zone: string): TimeScale {
  const dayOf = (moment: string) => dayNumber(new Date(moment), zone);
  const days = written.map(writtenDay);
  const [low, high] = [Math.min(...days), Math.max(...days)];
  const room = high > low ? (high - low) * ROOM : AROUND;
  const [first, last] = [low - room, high + room];
  const at = (day: number) => percent(Math.min(Math.max((day - first) / (last - first), 0), 1));
  return {
    at: (moment) => at(dayOf(moment)),
    on: (date) => at(writtenDay(date)),
    ticks: ticksOf(datesBetween(first, last), (date) => at(Number(date) / DAY)),
  };
}
