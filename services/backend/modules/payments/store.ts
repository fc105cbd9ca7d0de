import { createId } from '../../kernel/ids/createId.ts';
import type { Database } from '../../kernel/database/Database.ts';
import { activePayment } from './paymentStates.ts';
import type { Payable, PaymentRow } from './PaymentRow.ts';
import { statement } from '../../kernel/database/statement.ts';
import { keptCard } from '../users/keptCard.ts';
import { withoutJob } from '../../kernel/jobs/jobId.ts';

const COLUMNS = 'id, amount, status, idempotency_key as key, provider_id as "providerId", created_at as "createdAt"';

const findActive = statement(
  'find_living_payment',
  `select ${COLUMNS} from payments where (intake_id = $1 or purchase = $2) and ${activePayment('payments')}`,
);
const findOther = statement(
  'find_other_payment_for_visit',
  `select ${COLUMNS} from payments where for_visit = $1 and purchase <> $2 and ${activePayment('payments')}`,
);
/**
 * Of an order, what it costs as it stands; of a subscription, the plan that it waits for. That either is touched tells
 * whoever is about to write it anew.
 */
const create = statement(
  'create_payment',
  `with due as (
      update orders set begun_at = $8::timestamptz where id = $5 and status = 'draft' and amount = $6 returning id
    ), plan as materialized (
      select id from subscriptions
      where id = $5 and status = 'incomplete' and product = $10 and quantity = $11::int for update
    ), created as (
      insert into payments (id, organization, user_id, intake_id, purchase, for_visit, amount, status, idempotency_key,
        paid_with, created_at, updated_at)
      select $1, $2, $3, $4, $5, $9, $6, 'pending', $7, ${keptCard('$3')}, $8::timestamptz, $8::timestamptz
      where exists (select 1 from due) or exists (select 1 from plan)
        or ($10::text is null and not exists (select 1 from orders where id = $5))
      on conflict do nothing returning *
    ), tied as (
      update subscriptions set paying = created.id from created, plan where subscriptions.id = plan.id
    )
    select ${COLUMNS} from created`,
);
const fail = statement(
  'fail_payment',
  `update payments set status = 'failed', failure = $2, updated_at = $3
    where id = $1 and status in ('pending', 'voiding')`,
);
const markVoided = statement(
  'void_payment',
  `update payments set status = 'voided', provider_id = $2, updated_at = $3
    where id = $1 and status in ('pending', 'authorized', 'voiding')`,
);
/**
 * From then on nobody gives it back: it is taken, or whoever finds it left behind looks what became of it. Nothing is taken
 * for a visit that was closed; its row is locked, so that who closes it at the same time waits.
 */
const beginCapture = statement(
  'begin_capture',
  `update payments set status = case
        when status <> 'pending' then status
        when coalesce((select v.closed is not null from intakes v where v.id = for_visit for share), false) then 'voiding'
        else 'authorized' end,
      provider_id = $2, updated_at = $3
    where id = $1 and ${activePayment('payments')} returning status`,
);
/** What somebody has left behind. Nobody has touched it since it was read. */
const claimAbandoned = statement(
  'claim_abandoned_payment',
  `update payments set status = 'voiding', updated_at = $3
    where id = $1 and updated_at = $2 and (status = 'pending' or (status = 'authorized' and purchase is not null))
    returning id`,
);
/** It was taken, and so is not given back. */
const restore = statement(
  'restore_payment',
  `update payments set status = 'authorized', updated_at = $2 where id = $1 and status = 'voiding'`,
);
/** Nobody has said what became of it. Its visit's own payments wait for the care team. */
const OPEN = `(p.status in ('pending', 'voiding') or (p.status = 'authorized' and p.purchase is not null))`;
/** Whoever works on a payment touches it, so that what is asked of a job is another thing from then on. */
const KEY = `p.id || ':' || (extract(epoch from p.updated_at) * 1000)::bigint::text`;
const listLeftBehind = statement<'list_payments_left_behind', { key: string }>(
  'list_payments_left_behind',
  `select ${KEY} as key from payments p where p.updated_at < $1 and ${OPEN} and ${withoutJob('payments', KEY)}
    order by p.updated_at limit 50`,
);
const findLeftBehind = statement(
  'find_payment_left_behind',
  `select p.id, p.amount, p.status, p.idempotency_key as key, p.provider_id as "providerId", p.created_at as "createdAt",
      p.updated_at as "updatedAt", p.organization, p.user_id as "userId", p.purchase, u.stripe_id as "customerId"
    from payments p join users u on u.id = p.user_id
    where p.id = split_part($1, ':', 1) and ${KEY} = $1 and ${OPEN}`,
);
/** Only what no completed visit counts on: such a payment is authorized, and only then. */
const claim = statement(
  'claim_payment_for_release',
  `update payments set status = 'voiding', updated_at = $2 where id = $1 and status = 'pending' returning id`,
);
const findVoiding = statement(
  'find_voiding_payments',
  `select ${COLUMNS} from payments where (intake_id = $1 or purchase = $2) and status = 'voiding'`,
);
const voidingOfVisit = statement(
  'find_voiding_payments_of_visit',
  `select ${COLUMNS} from payments where status = 'voiding' and purchase in (
      select id from orders where intake_id = $1 union all select id from subscriptions where intake_id = $1)`,
);
const takenForVisit = statement(
  'is_taken_for_visit',
  `select bool_or(status = 'captured') as taken from payments where for_visit = $1 and status in ('authorized', 'captured')`,
);
const status = statement('status_of_payment', 'select status from payments where id = $1');

/** The active payment of a visit, order or subscription: pending, authorised or captured; undefined where there is none. */
export async function findActivePayment(
  database: Database,
  { intakeId, purchase }: Pick<Payable, 'intakeId' | 'purchase'>,
): Promise<PaymentRow | undefined> {
  const [row] = await database.query(findActive, [intakeId, purchase]);
  return row;
}

/** The active payment of another purchase for the same visit; undefined where there is none. */
export async function findOtherPayment(
  database: Database,
  { purchase, forVisit = null }: Pick<Payable, 'purchase' | 'forVisit'>,
): Promise<PaymentRow | undefined> {
  const [row] = await database.query(findOther, [forVisit, purchase]);
  return row;
}

/**
 * Writes a payment that the provider is going to be asked for; undefined where there is an active one by now, of the
 * purchase or of another for the same visit, or where the order or the plan that it is for is another.
 */
export async function createPayment(database: Database, of: Payable, now: Date): Promise<PaymentRow | undefined> {
  const id = createId(now);
  const [row] = await database.query(create, [
    id,
    of.organization,
    of.userId,
    of.intakeId,
    of.purchase,
    of.amount,
    `payment-${id}`,
    now.toISOString(),
    of.forVisit ?? null,
    of.plan?.product ?? null,
    of.plan?.quantity ?? null,
  ]);
  return row;
}

/** Marks a payment that the provider refused, so that the next attempt is a new one. */
export async function failPayment(database: Database, id: string, failure: string, now: Date): Promise<void> {
  await database.query(fail, [id, failure, now.toISOString()]);
}

/** Takes a pending payment out of use, so that it can be given back. @returns false where it is in use by now */
export async function claimForRelease(database: Database, id: string, now: Date): Promise<boolean> {
  return (await database.query(claim, [id, now.toISOString()])).length > 0;
}

/**
 * Writes down that a payment is about to be taken, so that nobody gives it back.
 *
 * @returns false where somebody has ended it meanwhile, or has closed the visit that it is for
 */
export async function markCapturing(
  database: Database,
  { id, providerId }: Pick<PaymentRow, 'id' | 'providerId'>,
  now: Date,
): Promise<boolean> {
  const [row] = await database.query(beginCapture, [id, providerId, now.toISOString()]);
  return row !== undefined && row.status !== 'voiding';
}

/** A payment of which nobody has said what became of it. */
export interface OpenPayment extends PaymentRow {
  readonly updatedAt: Date;
  readonly organization: string;
  readonly userId: string;
  /** Id of an order or subscription; null for a visit. */
  readonly purchase: string | null;
  /** The account at the provider. */
  readonly customerId: string | null;
}

/**
 * Keys for jobs, `<id>:<when it was touched>`, of open payments that nobody has worked on since a moment: neither taken nor given back.
 */
export async function listPaymentsLeftBehind(database: Database, since: Date): Promise<readonly string[]> {
  return (await database.query(listLeftBehind, [since.toISOString()])).map(({ key }) => key);
}

/** The open payment of a key; undefined where somebody has worked on it since, or it is no longer open. */
export async function findPaymentLeftBehind(database: Database, key: string): Promise<OpenPayment | undefined> {
  const [row] = await database.query(findLeftBehind, [key]);
  return row;
}

/** Takes a payment out of use that somebody has left behind. @returns false where somebody works on it again */
export async function claimAbandonedPayment(
  database: Database,
  { id, updatedAt }: OpenPayment,
  now: Date,
): Promise<boolean> {
  return (await database.query(claimAbandoned, [id, updatedAt.toISOString(), now.toISOString()])).length > 0;
}

/** Takes a payment into use again that turned out to be taken. */
export async function restorePayment(database: Database, id: string, now: Date): Promise<void> {
  await database.query(restore, [id, now.toISOString()]);
}

/** Payments that are still to be given back. */
export const findVoidingPayments = (
  database: Database,
  { intakeId, purchase }: Pick<Payable, 'intakeId' | 'purchase'>,
): Promise<readonly PaymentRow[]> => database.query(findVoiding, [intakeId, purchase]);

/** Payments for what was bought for a visit that are still to be given back. */
export const findVoidingOfVisit = (database: Database, visit: string): Promise<readonly PaymentRow[]> =>
  database.query(voidingOfVisit, [visit]);

/** What became of the money for what was bought for a visit: taken, about to be, or neither. */
export async function moneyForVisit(database: Database, visit: string): Promise<'charged' | 'unknown' | undefined> {
  const [row] = await database.query(takenForVisit, [visit]);
  if (!row || row.taken === null) return undefined;
  return row.taken ? 'charged' : 'unknown';
}

/** Marks a payment that was given back. */
export async function markPaymentVoided(database: Database, id: string, providerId: string, now: Date): Promise<void> {
  await database.query(markVoided, [id, providerId, now.toISOString()]);
}

/** How a payment stands; undefined where there is none such. */
export async function statusOfPayment(database: Database, id: string): Promise<PaymentRow['status'] | undefined> {
  const [row] = await database.query(status, [id]);
  return row?.status;
}
