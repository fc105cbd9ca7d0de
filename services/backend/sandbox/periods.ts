import type { Subscription } from '#schemas/wire/subscription.ts';
import type { Database } from '../kernel/database/Database.ts';
import { sqlStateOf, UNIQUE_VIOLATION } from '../kernel/database/sqlStateOf.ts';
import type { Attempt } from '../kernel/once/attemptOf.ts';
import { recording } from '../kernel/once/recording.ts';
import { invoicing } from '../modules/invoices/invoicing.ts';
import { isMailed } from '../modules/notifications/isMailed.ts';
import { notifying } from '../modules/notifications/notifying.ts';
import type { Authorized } from '../modules/payments/authorizePayment.ts';
import type { Mail } from '../adapters/mail/Mail.ts';
import type { EndablePeriod } from './periodEndOf.ts';
import { isHeld } from '../modules/stops/isHeld.ts';
import { statement } from '../kernel/database/statement.ts';

/** A failed renewal is tried again only where it is named. */
const find = statement<'find_period_to_turn', EndingPeriod>(
  'find_period_to_turn',
  `select s.id, s.status, s.duration, s.amount, s.discount_percent as "discountPercent", s.revision,
      s.user_id as "userId",
      s.current_period_end as "periodEnd", s.reschedule_at as "rescheduleAt", u.stripe_id as "customerId",
      (select i.id from invoices i where i.subscription_id = s.id and i.period_start = s.current_period_end
        and i.status = 'open') as "openInvoice"
    from subscriptions s join users u on u.id = s.user_id
    where s.organization = $1 and ($2::text is null or s.user_id = $2) and ($3::text is null or s.id = $3)
      and s.provider_id is not null and s.current_period_end is not null and s.pending_change is null
      and u.stripe_id is not null and (s.status in ('active', 'trialing', 'paused', 'rescheduled', 'paused_by_reschedule')
        or (s.status = 'past_due' and s.id = $3))
      and not ${isHeld('s.intake_id')}
    order by s.created_at desc, s.id desc limit 1`,
);

/**
 * The date to which it was rescheduled stays until it has come; a discount is spent with what is charged. A renewal is only
 * reserved here: from then on it is taken, and nobody gives it back. One that somebody is giving back turns nothing.
 */
const turn = statement(
  'turn_period',
  `with reserved as materialized (
      select id from payments where id = $12 and status = 'pending' for update
    ), turned as (
      update subscriptions set status = $3, current_period_start = coalesce($4::timestamptz, current_period_start),
        current_period_end = $5::timestamptz, latest_invoice = coalesce($6, latest_invoice), revision = revision + 1,
        reschedule_at = case when $3 = 'paused_by_reschedule' then reschedule_at end,
        phases = case when $3 = 'paused_by_reschedule' then phases else '[]' end,
        discount_percent = case when $12::text is null then discount_percent else 0 end
      where id = $1 and revision = $2 and pending_change is null and not ${isHeld('subscriptions.intake_id')}
        and ($12::text is null or exists (select 1 from reserved))
      returning id, organization, user_id, amount, provider_id, current_period_start as begun, current_period_end as ended,
        revision, status
    ), charged as (
      select id, user_id, amount, $7::timestamptz as current_period_start, $8::timestamptz as current_period_end from turned
    ), ${invoicing({ source: 'charged', id: '$6', discount: '$9::int', status: "'open'", now: '$10' })}, held as (
      update payments p set status = 'authorized', provider_id = $13, updated_at = $10::timestamptz
      from turned where p.id = $12
    ), provider as (
      update sandbox_subscriptions b set period_start = turned.begun, paid_until = turned.ended,
        discount_percent = case when $12::text is null then b.discount_percent else 0 end,
        status = case when $3 = 'past_due' then 'past_due' else 'active' end
      from turned where b.id = turned.provider_id
    ), mail as (
      insert into outbox (id, organization, user_id, channel, recipient, subject, text, created_at)
      select $11, u.organization, u.id, 'mail', u.email, $14, $15, $10::timestamptz
      from turned join users u on u.id = turned.user_id where $11::text is not null and ${isMailed('turn_period', 'u')}
    ), ${notifying({ event: 'payment-failed', source: 'turned', about: 's.id, s.revision', when: `s.status = 'past_due'`, now: '$10' })}, ${recording('turned', 16)}
    select id from turned`,
);

/** Which period ends: of the newest subscription of a patient or of anyone, or of the one that is named. */
export interface PeriodTarget {
  readonly organization: string;
  readonly userId: string | null;
  readonly subscriptionId: string | null;
}

/** A subscription whose period can end. */
export interface EndingPeriod extends EndablePeriod {
  readonly id: string;
  readonly userId: string;
  /** Months. */
  readonly duration: number;
  /** Cents a period. */
  readonly amount: number;
  /** Percent off this renewal. */
  readonly discountPercent: number;
  readonly revision: number;
  readonly customerId: string;
  /** The invoice of a renewal that was refused; null where there is none. */
  readonly openInvoice: string | null;
}

/** A subscription whose period can end; undefined where there is none. */
export async function findPeriod(
  database: Database,
  { organization, userId, subscriptionId }: PeriodTarget,
): Promise<EndingPeriod | undefined> {
  const [row] = await database.query(find, [organization, userId, subscriptionId]);
  return row;
}

/** What becomes of a subscription at the end of its period. */
export interface WrittenTurn {
  readonly period: EndingPeriod;
  readonly status: Subscription['status'];
  /** The period that runs now; without a start it is the one before. */
  readonly currentStart: Date | null;
  readonly currentEnd: Date;
  /** The period that is charged, with an invoice that is open until it is paid; null where none is. Cents. */
  readonly invoice: {
    readonly id: string;
    readonly start: Date;
    readonly end: Date;
    readonly discount: number;
  } | null;
  /** What was reserved for that period; null where nothing was. */
  readonly payment: Pick<Authorized, 'id' | 'providerId'> | null;
  readonly mail: (Omit<Mail, 'recipient'> & { readonly id: string }) | null;
  readonly attempt: Attempt;
  readonly now: Date;
}

async function written(writing: Promise<readonly object[]>): Promise<readonly object[]> {
  try {
    return await writing;
  } catch (error) {
    // The same attempt was recorded by a request beside this one.
    if (sqlStateOf(error) === UNIQUE_VIOLATION) return [];
    throw error;
  }
}

/** Ends a period. @returns false where the subscription has changed since it was read */
export async function writeTurn(
  database: Database,
  { period, status, currentStart, currentEnd, invoice, payment, mail, attempt, now }: WrittenTurn,
): Promise<boolean> {
  const writing = database.query(turn, [
    period.id,
    period.revision,
    status,
    currentStart?.toISOString() ?? null,
    currentEnd.toISOString(),
    invoice?.id ?? null,
    invoice?.start.toISOString() ?? null,
    invoice?.end.toISOString() ?? null,
    invoice?.discount ?? 0,
    now.toISOString(),
    mail?.id ?? null,
    payment?.id ?? null,
    payment?.providerId ?? null,
    mail?.subject ?? null,
    mail?.text ?? null,
    period.userId,
    attempt.key,
    attempt.digest,
    JSON.stringify(period.id),
    now.toISOString(),
  ]);
  return (await written(writing)).length > 0;
}
