import { DateTime } from 'luxon';

/** What the days to reschedule to follow from. */
export interface RescheduleOf {
  /** When the period began; ISO 8601. */
  readonly periodStart: string | null;
  /** Months. */
  readonly duration: number;
  /** When it is planned for; seconds since 1970. */
  readonly rescheduled: number | null;
  readonly now: Date;
  /** IANA zone of the patient: days begin and end there. */
  readonly zone: string;
}

/** The days to choose from, as YYYY-MM-DD in the patient's zone. */
export interface RescheduleWindow {
  readonly earliest: string;
  readonly latest: string;
  /** The day that it is planned for, which cannot be chosen again. */
  readonly scheduled: string | null;
  /** The day that is chosen to begin with. */
  readonly selected: string;
}

const DAYS_A_MONTH = 30;
/** The share of a supply after which the next one may be sent, in per cent, and the days that sending takes. */
const USED_PERCENT = 84;
const SENDING = 5;

const dayOf = (moment: DateTime): string => moment.toFormat('yyyy-MM-dd');

/**
 * The first moment that a subscription may be rescheduled to: the start of its period, and of its days (30 a month) 84 %
 * rounded up, less 5; never before now (000 §9). Days are of 24 hours here: what counts is the supply.
 */
export function earliestReschedule({ periodStart, duration, now }: Omit<RescheduleOf, 'rescheduled' | 'zone'>): Date {
  if (periodStart === null) return now;
  // In whole per cent: 0.84 is not exact in binary, and what is rounded up must be.
  const used = Math.ceil((duration * DAYS_A_MONTH * USED_PERCENT) / 100);
  const earliest = DateTime.fromISO(periodStart, { zone: 'utc' }).plus({ days: used - SENDING });
  return new Date(Math.max(earliest.toMillis(), now.getTime()));
}

/** The days that a subscription may be rescheduled to: from the earliest moment to the end of the day a year ahead. */
export function rescheduleWindow(of: RescheduleOf): RescheduleWindow {
  const { rescheduled, now, zone } = of;
  const earliest = DateTime.fromJSDate(earliestReschedule(of), { zone });
  const latest = DateTime.fromJSDate(now, { zone }).plus({ years: 1 });
  const scheduled = rescheduled === null ? null : DateTime.fromSeconds(rescheduled, { zone });
  const next = dayOf((scheduled ?? earliest).plus({ days: 1 }));
  const [first, last] = [dayOf(earliest), dayOf(latest)];
  const planned = scheduled && dayOf(scheduled);
  // Where the last day is planned already, the one before it can be chosen still.
  const end = planned === last ? dayOf(latest.minus({ days: 1 })) : last;
  const day = next > end ? end : next;
  return { earliest: first, latest: last, scheduled: planned, selected: day < first ? first : day };
}

/** Where midnight is skipped a day begins later, and where there are two midnights it begins with the first. */
const beginningOf = (day: string, zone: string): number =>
  Math.min(
    ...DateTime.fromISO(day, { zone })
      .startOf('day')
      .getPossibleOffsets()
      .map((moment) => moment.toMillis()),
  );

/** The moment that a chosen day stands for: its beginning in the patient's zone, or the earliest moment where that is later. */
export const momentOfDay = (day: string, of: RescheduleOf): Date =>
  new Date(Math.max(beginningOf(day, of.zone), earliestReschedule(of).getTime()));

/** Whether a prescription will have expired by then; one without an end does not. */
export const isOverdue = (moment: Date, expiration: string | null): boolean =>
  expiration !== null && moment.getTime() > DateTime.fromISO(expiration, { zone: 'utc' }).toMillis();
