import { DateTime } from 'luxon';

/** The data that determine the days for rescheduling. */
export interface RescheduleOf {
  /** The start of the current period; ISO 8601. */
  readonly periodStart: string | null;
  /** Months. */
  readonly duration: number;
  /** When it is charged next if nothing is changed; seconds since 1970. */
  readonly planned: number | null;
  readonly now: Date;
  /** The patient's IANA time zone, which determines where days begin and end. */
  readonly zone: string;
}

/** The days that the patient can choose, as YYYY-MM-DD in the patient's time zone. */
export interface RescheduleWindow {
  readonly earliest: string;
  readonly latest: string;
  /** The planned day, which cannot be chosen again. */
  readonly scheduled: string | null;
  /** The preselected day; null where none is left after the planned one, because an earlier charge is never proposed. */
  readonly selected: string | null;
}

const DAYS_A_MONTH = 30;
/** The percentage of a supply after which the next one may be sent, and the number of days that shipping takes. */
const USED_PERCENT = 84;
const SENDING = 5;

const dayOf = (moment: DateTime): string => moment.toFormat('yyyy-MM-dd');

/**
 * The earliest moment to which a subscription may be rescheduled: the start of its period plus 84 % of its days (30 a
 * month), rounded up, minus 5 days; never before now (000 §9). Days have 24 hours here, because the supply counts.
 */
export function earliestReschedule({ periodStart, duration, now }: Omit<RescheduleOf, 'planned' | 'zone'>): Date {
  if (periodStart === null) return now;
  // Integer percent: 0.84 is not exact in binary, so the rounding up would be wrong.
  const used = Math.ceil((duration * DAYS_A_MONTH * USED_PERCENT) / 100);
  const earliest = DateTime.fromISO(periodStart, { zone: 'utc' }).plus({ days: used - SENDING });
  return new Date(Math.max(earliest.toMillis(), now.getTime()));
}

/** The days to which a subscription may be rescheduled: from the earliest moment to the same day next year. */
export function rescheduleWindow(of: RescheduleOf): RescheduleWindow {
  const { now, zone } = of;
  const earliest = DateTime.fromJSDate(earliestReschedule(of), { zone });
  const latest = DateTime.fromJSDate(now, { zone }).plus({ years: 1 });
  const scheduled = of.planned === null ? null : DateTime.fromSeconds(of.planned, { zone });
  const next = dayOf((scheduled ?? earliest).plus({ days: 1 }));
  const [first, last] = [dayOf(earliest), dayOf(latest)];
  const day = next < first ? first : next;
  return {
    earliest: first,
    latest: last,
    scheduled: scheduled && dayOf(scheduled),
    selected: day > last ? null : day,
  };
}

/**
 * The start of a day in a time zone: where midnight is skipped, the first existing moment; where there are two
 * midnights, the first.
 */
const beginningOf = (day: string, zone: string): number =>
  Math.min(
    ...DateTime.fromISO(day, { zone })
      .startOf('day')
      .getPossibleOffsets()
      .map((moment) => moment.toMillis()),
  );

/**
 * The moment for a chosen day: its start in the patient's time zone, or the earliest allowed moment if that is later.
 */
export const momentOfDay = (day: string, of: RescheduleOf): Date =>
  new Date(Math.max(beginningOf(day, of.zone), earliestReschedule(of).getTime()));

/** Whether a prescription will have expired by a moment; a prescription without an end date never expires. */
export const isOverdue = (moment: Date, expiration: string | null): boolean =>
  expiration !== null && moment.getTime() > DateTime.fromISO(expiration, { zone: 'utc' }).toMillis();
