import type { Subscription } from '#schemas/wire/subscription.ts';

type Status = Subscription['status'];

/** The fields of a subscription that decide what follows its period. */
export interface EndablePeriod {
  readonly status: Status;
  readonly periodEnd: Date;
  /** When it is charged next instead of at the end of its period. */
  readonly rescheduleAt: Date | null;
}

/** What the end of a period leads to. */
export interface PeriodEnd {
  readonly at: Date;
  readonly status: Status;
  /** Whether another period begins. */
  readonly startsPeriod: boolean;
  /** Whether that period is paid for. */
  readonly isCharged: boolean;
}

const charged = { status: 'active', startsPeriod: true, isCharged: true } as const;

/**
 * What the end of a period leads to: the next one, which is paid for; a wait for the date that it was rescheduled to; or,
 * while it is paused, a period that costs nothing. If the end is in the future, it is moved to now.
 */
export function periodEndOf({ status, periodEnd, rescheduleAt }: EndablePeriod, now: Date): PeriodEnd {
  const noLaterThanNow = (end: Date) => new Date(Math.min(end.getTime(), now.getTime()));
  if (status === 'paused') return { at: noLaterThanNow(periodEnd), status, startsPeriod: true, isCharged: false };
  if (rescheduleAt === null) return { ...charged, at: noLaterThanNow(periodEnd) };
  if (status === 'rescheduled' && rescheduleAt > periodEnd)
    return { at: noLaterThanNow(periodEnd), status: 'paused_by_reschedule', startsPeriod: false, isCharged: false };
  return { ...charged, at: noLaterThanNow(rescheduleAt) };
}
