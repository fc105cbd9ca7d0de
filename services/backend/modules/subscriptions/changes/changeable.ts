import type { Database } from '#services/backend/kernel/database/Database.ts';
import type { PendingChange } from '#services/backend/kernel/database/tables/subscriptions.ts';
import { activePayment } from '../../payments/paymentStates.ts';
import { isoText } from '#services/backend/kernel/database/isoText.ts';
import { statement } from '#services/backend/kernel/database/statement.ts';
import { OWED } from '../SubscriptionRow.ts';

/** A subscription as whoever changes it needs it. */
export interface ChangeableRow {
  readonly id: string;
  readonly organization: string;
  readonly providerId: string | null;
  /** Months. */
  readonly duration: number;
  /** Cents a period. */
  readonly amount: number;
  readonly periodStart: Date | null;
  readonly periodEnd: Date | null;
  readonly rescheduleAt: Date | null;
  readonly discountPercent: number;
  readonly cancellationAttempt: number;
  readonly consultationAt: Date | null;
  readonly offerRenewsAt: Date | null;
  /** Whether its first payment is on its way. */
  readonly paying: boolean;
  readonly revision: number;
  readonly pending: PendingChange | null;
  /** The invoice that is owed or is being paid; null where there is none. */
  readonly owed: OwedInvoice | null;
}

/** A period whose charge was refused. */
interface OwedInvoice {
  readonly id: string;
  /** The provider's id. */
  readonly providerId: string | null;
  readonly isPaid: boolean;
  /** Cents of US dollars to pay. */
  readonly due: number;
  /** ISO 8601. */
  readonly start: string;
  readonly end: string;
}

const PAYING = `s.status = 'incomplete' and exists (
      select 1 from payments p
      where (p.purchase = s.id or p.intake_id = s.intake_id) and ${activePayment('p')}
    )`;

const find = statement<'find_changeable_subscription', ChangeableRow>(
  'find_changeable_subscription',
  `select id, organization, provider_id as "providerId", duration, amount,
      current_period_start as "periodStart", current_period_end as "periodEnd", reschedule_at as "rescheduleAt",
      discount_percent as "discountPercent", cancellation_attempt as "cancellationAttempt",
      consultation_at as "consultationAt", offer_renews_at as "offerRenewsAt", revision, pending_change as pending,
      ${PAYING} as paying, (
        select jsonb_build_object('id', i.id, 'providerId', i.provider_id, 'isPaid', i.status = 'paid',
          'due', i.amount - i.discount, 'start', ${isoText('i.period_start')}, 'end', ${isoText('i.period_end')})
        from invoices i where i.subscription_id = s.id
          and (i.id = s.pending_change->'body'->>'invoice' or (s.pending_change is null and ${OWED}))
        order by i.period_start desc limit 1
      ) as owed
    from subscriptions s where id = $1 and user_id = $2`,
);
/** What waits for a payment that is on its way is not cancelled beneath it. */
const claim = statement(
  'claim_subscription_change',
  `update subscriptions s set pending_change = $3
    where id = $1 and revision = $2 and pending_change is null and not (${PAYING})
    returning id`,
);
const withdraw = statement(
  'withdraw_subscription_change',
  `update subscriptions set pending_change = null, revision = revision + 1
    where id = $1 and revision = $2 and pending_change is not null`,
);

/** A subscription of a patient, to be changed; undefined where there is none. */
export async function findChangeable(
  database: Database,
  id: string,
  userId: string,
): Promise<ChangeableRow | undefined> {
  const [row] = await database.query(find, [id, userId]);
  return row;
}

/** Writes down what is about to be asked of the provider. @returns false where another change came first, or a payment is on its way */
export async function claimChange(
  database: Database,
  { id, revision }: ChangeableRow,
  pending: PendingChange,
): Promise<boolean> {
  return (await database.query(claim, [id, revision, JSON.stringify(pending)])).length > 0;
}

/** Takes back a change that the provider refused. */
export async function withdrawChange(database: Database, { id, revision }: ChangeableRow): Promise<void> {
  await database.query(withdraw, [id, revision]);
}
