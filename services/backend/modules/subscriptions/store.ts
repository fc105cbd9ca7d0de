import type { Subscription } from '#schemas/wire/subscription.ts';
import { createId } from '../../kernel/ids/createId.ts';
import type { Database } from '../../kernel/database/Database.ts';
import type { Attempt } from '../../kernel/once/attemptOf.ts';
import { recording } from '../../kernel/once/recording.ts';
import { invoicing } from '../invoices/invoicing.ts';
import { notifying } from '../notifications/notifying.ts';
import { beingPaid, activePayment, endedPayment } from '../payments/paymentStates.ts';
import { receiptMail, type ReceiptMail } from '../payments/receiptMail.ts';
import type { Portal } from '../portal/Portal.ts';
import { SUBSCRIPTION_COLUMNS, subscriptionOf, type SubscriptionRow } from './SubscriptionRow.ts';
import { statement } from '../../kernel/database/statement.ts';

type Books = Pick<Portal, 'database' | 'clock'>;

const find = statement<'find_subscription', SubscriptionRow>(
  'find_subscription',
  `select ${SUBSCRIPTION_COLUMNS} from subscriptions s where s.id = $1 and s.user_id = $2`,
);
const findOfProduct = statement<'find_subscription_of_product', SubscriptionRow>(
  'find_subscription_of_product',
  `select ${SUBSCRIPTION_COLUMNS} from subscriptions s
    where s.user_id = $1 and s.product_template = $2 and s.status <> 'canceled'
    order by s.status = 'incomplete' desc, s.created_at desc limit 1`,
);
/**
 * One that waits takes another plan, and goes over to the visit that it is wanted for; what is being paid stays as it is,
 * and so does what waits for the approval of a visit. Whether a payment was begun stands in the row itself: the payment of
 * a request beside this one is not visible yet where the two wait for each other. It is attached on the visit's revision, so that of two purchases
 * for a visit at once one finds the other. The id follows from what it is,
 * so that a request beside this one, which did not see the other's become active, cannot write a second one.
 */
const wait = statement<'wait_for_subscription', SubscriptionRow>(
  'wait_for_subscription',
  `with visit as (
      update intakes set revision = revision + 1
      where id = $12 and user_id = $2 and revision = $13 and patient_complete is null and closed is null
      returning id
    )
    insert into subscriptions as s (id, organization, user_id, product_template, product, name, type, status, duration,
      quantity, amount, coaching_link, created_at, intake_id)
    select left(encode(sha256(convert_to(concat_ws(' ', $2::text, $3::text, (
        select count(*) from subscriptions c
        where c.user_id = $2 and c.product_template = $3 and c.status = 'canceled'
      )), 'utf8')), 'hex'), 24), $1, $2, $3, $4, $5, $6, 'incomplete', $7::int, $8::int, $9::int, $10, $11::timestamptz, $12
    where $12::text is null or exists (select 1 from visit)
    on conflict (user_id, product_template) where status = 'incomplete' do update
      set product = excluded.product, name = excluded.name, duration = excluded.duration, quantity = excluded.quantity,
        amount = case when ${beingPaid('s.id')} then s.amount else excluded.amount end, intake_id = coalesce(excluded.intake_id, s.intake_id)
      where (s.product = excluded.product and s.quantity = excluded.quantity or not ${beingPaid('s.id')} and (
          s.paying is null or coalesce((select true from payments p where p.id = s.paying and ${endedPayment('p')}), false)))
        and (s.type <> 'coaching-membership'
          or not exists (select 1 from intakes i where i.id = s.intake_id and i.patient_complete is not null))
    returning ${SUBSCRIPTION_COLUMNS}`,
);
const activate = statement(
  'activate_subscription',
  `with payment as materialized (
      select id from payments where id = $4 and ${activePayment('payments')} for update
    ), active as (
      update subscriptions set status = 'active', current_period_start = $2, current_period_end = $3, provider_id = $6,
        latest_invoice = $13, revision = revision + 1
      where id = $1 and status = 'incomplete' and exists (select 1 from payment)
      returning id, organization, user_id, product_template, amount, current_period_start, current_period_end
    ), ${invoicing({ source: 'active', id: '$13', discount: '$14::int', now: '$12' })}, paid as (
      update payments set status = 'captured', provider_id = $5, updated_at = $12::timestamptz
      from active where payments.id = $4
    ), panel as (
      insert into lab_panels (id, organization, user_id, product_template, purchase, created_at)
      select $7, organization, user_id, product_template, id, $12::timestamptz from active where $7::text is not null
      on conflict do nothing
    ), ${receiptMail({ source: 'active', id: '$15', subject: '$16', text: '$17', now: '$12' })}, ${notifying({ event: 'subscription-started', source: 'active', about: 's.id', now: '$12' })}, ${recording('active', 8)}
    select id from active`,
);

/** A plan that waits for its first payment or for its visit. */
export interface WaitingSubscription {
  readonly organization: string;
  readonly userId: string;
  readonly productTemplate: string;
  readonly product: string;
  readonly name: string;
  readonly type: Subscription['type'];
  /** Months. */
  readonly duration: number;
  readonly quantity: number;
  /** Cents a period. */
  readonly amount: number;
  readonly coachingLink: string | null;
  /** The visit that it is bought for, as it was read; null where it stands by itself. */
  readonly visit: { readonly id: string; readonly revision: number } | null;
}

/** A subscription of a patient; undefined where there is none. */
export async function findSubscription(
  { database, clock }: Books,
  id: string,
  userId: string,
): Promise<Subscription | undefined> {
  const [row] = await database.query(find, [id, userId]);
  return row && subscriptionOf(row, clock());
}

/** The subscription that a patient has of a product, one that waits first; undefined where there is none. */
export async function findSubscriptionOf(
  { database, clock }: Books,
  userId: string,
  productTemplate: string,
): Promise<Subscription | undefined> {
  const [row] = await database.query(findOfProduct, [userId, productTemplate]);
  return row && subscriptionOf(row, clock());
}

/**
 * Writes a subscription that waits, or gives the one that waits already the plan that is wanted now.
 *
 * @returns undefined where the visit has changed since it was read, another plan is being paid, or one waits for the approval of a submitted visit,
 * which changes no more
 */
export async function writeWaiting(
  database: Database,
  of: WaitingSubscription,
  now: Date,
): Promise<Subscription | undefined> {
  const [row] = await database.query(wait, [
    of.organization,
    of.userId,
    of.productTemplate,
    of.product,
    of.name,
    of.type,
    of.duration,
    of.quantity,
    of.amount,
    of.coachingLink,
    now.toISOString(),
    of.visit?.id ?? null,
    of.visit?.revision ?? null,
  ]);
  return row && subscriptionOf(row, now);
}

/** What makes a waiting subscription active. */
export interface Activation {
  readonly subscription: Subscription;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly payment: { readonly id: string; readonly providerId: string };
  /** The provider's id of the subscription. */
  readonly providerId: string;
  readonly userId: string;
  readonly invoice: string;
  /** Cents that were taken off the first period. */
  readonly discount: number;
  /** Whether a lab panel comes with it. */
  readonly panel: boolean;
  readonly receipt: ReceiptMail;
  readonly attempt: Attempt;
  readonly body: string;
  readonly now: Date;
}

/** Activates a subscription that was paid. @returns false where it does not wait any more */
export async function activateSubscription(database: Database, activation: Activation): Promise<boolean> {
  const { subscription, periodStart, periodEnd, payment, providerId, invoice, discount } = activation;
  const { userId, panel, receipt, attempt, body, now } = activation;
  const rows = await database.query(activate, [
    subscription._id,
    periodStart.toISOString(),
    periodEnd.toISOString(),
    payment.id,
    payment.providerId,
    providerId,
    panel ? createId(now) : null,
    userId,
    attempt.key,
    attempt.digest,
    body,
    now.toISOString(),
    invoice,
    discount,
    receipt.id,
    receipt.subject,
    receipt.text,
  ]);
  return rows.length > 0;
}
