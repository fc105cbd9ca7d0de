import type { Subscription } from '#schemas/wire/subscription.ts';

type Status = Subscription['status'];

/** What of a subscription says how its period ends. */
export interface Turnable {
  readonly status: Status;
  readonly periodEnd: Date;
  /** When it is charged next instead of at the end of its period. */
  readonly rescheduleAt: Date | null;
}

/** What the end of a period leads to. */
export interface Turn {
  readonly at: Date;
  readonly status: Status;
  /** Whether another period begins, and whether it is paid for. */
  readonly begins: boolean;
  readonly charges: boolean;
}

const charged = { status: 'active', begins: true, charges: true } as const;

/**
 * What the end of a period leads to: the next one, which is paid for; a wait for the date that it was rescheduled to; or,
 * while it is paused, a period that costs nothing. An end that lies ahead comes now.
 */
export function turnOf({ status, periodEnd, rescheduleAt }: Turnable, now: Date): Turn {
  const ends = (end: Date) => new Date(Math.min(end.getTime(), now.getTime()));
  if (status === 'paused') return { at: ends(periodEnd), status, begins: true, charges: false };
  if (rescheduleAt === null) return { ...charged, at: ends(periodEnd) };
  if (status === 'rescheduled' && rescheduleAt > periodEnd)
    return { at: ends(periodEnd), status: 'paused_by_reschedule', begins: false, charges: false };
  return { ...charged, at: ends(rescheduleAt) };
}
