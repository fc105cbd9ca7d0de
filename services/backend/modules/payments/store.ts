import { createId } from '../../kernel/ids/createId.ts';
import type { Database } from '../../kernel/database/Database.ts';
import { activePayment } from './activePayment.ts';
import type { Payable, PaymentRow } from './PaymentRow.ts';
import { statement } from '../../kernel/database/statement.ts';

const COLUMNS = 'id, amount, status, idempotency_key as key, provider_id as "providerId", created_at as "createdAt"';

const findActive = statement(
  'find_living_payment',
  `select ${COLUMNS} from payments where (intake_id = $1 or purchase = $2) and ${activePayment('payments')}`,
);
const findOther = statement(
  'find_other_payment_for_visit',
  `select ${COLUMNS} from payments where for_visit = $1 and purchase <> $2 and ${activePayment('payments')}`,
);
/** Of an order, what it costs as it stands; that it is touched tells whoever is about to write it anew. */
const create = statement(
  'create_payment',
  `with due as (
      update orders set begun_at = $8::timestamptz where id = $5 and status = 'draft' and amount = $6 returning id
    )
    insert into payments (id, organization, user_id, intake_id, purchase, for_visit, amount, status, idempotency_key,
      created_at, updated_at)
    select $1, $2, $3, $4, $5, $9, $6, 'pending', $7, $8::timestamptz, $8::timestamptz
    where exists (select 1 from due) or not exists (select 1 from orders where id = $5)
    on conflict do nothing returning ${COLUMNS}`,
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
/** Only what no completed visit counts on: such a payment is authorized, and only then. */
const claim = statement(
  'claim_payment_for_release',
  `update payments set status = 'voiding', updated_at = $2 where id = $1 and status = 'pending' returning id`,
);
const findVoiding = statement(
  'find_voiding_payments',
  `select ${COLUMNS} from payments where (intake_id = $1 or purchase = $2) and status = 'voiding'`,
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
 * purchase or of another for the same visit, or where the order that it is for is another.
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

/** Payments that are still to be given back. */
export const findVoidingPayments = (
  database: Database,
  { intakeId, purchase }: Pick<Payable, 'intakeId' | 'purchase'>,
): Promise<readonly PaymentRow[]> => database.query(findVoiding, [intakeId, purchase]);

/** Marks a payment that was given back. */
export async function markPaymentVoided(database: Database, id: string, providerId: string, now: Date): Promise<void> {
  await database.query(markVoided, [id, providerId, now.toISOString()]);
}

/** How a payment stands; undefined where there is none such. */
export async function statusOfPayment(database: Database, id: string): Promise<PaymentRow['status'] | undefined> {
  const [row] = await database.query(status, [id]);
  return row?.status;
}
