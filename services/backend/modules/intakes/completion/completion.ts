import type { MembershipPrice } from '#schemas/wire/membership.ts';
import type { Order } from '#schemas/wire/order.ts';
import type { Subscription } from '#schemas/wire/subscription.ts';
import { createId } from '#services/backend/kernel/ids/createId.ts';
import type { Database } from '#services/backend/kernel/database/Database.ts';
import type { Mail } from '#services/backend/adapters/mail/Mail.ts';
import { joinedMembership, unpaid } from '../../memberships/joinedMembership.ts';
import { beingPaid } from '../../payments/paymentStates.ts';
import type { CheckedWrite } from '../stored/store.ts';
import { statement } from '#services/backend/kernel/database/statement.ts';

interface Purchase {
  readonly id: string;
  readonly product_template: string;
  /** Whether there is an active payment for it. */
  readonly paying: boolean;
  /** What was charged for it, in cents of US dollars; null where nothing was. */
  readonly paid: number | null;
}

/** What a patient has bought or joined with a visit that is to be completed. */
export interface Purchases {
  readonly subscriptions: readonly (Purchase & {
    readonly product: string;
    readonly type: Subscription['type'];
    readonly status: Subscription['status'];
  })[];
  readonly orders: readonly (Purchase & { readonly status: Order['status'] })[];
  /** The price of a membership that was joined and not paid with another visit; null where there is none. */
  readonly membership: MembershipPrice | null;
}

const charged = (purchase: string) =>
  `(select p.amount from payments p where p.purchase = ${purchase} and p.status = 'captured')`;

const findPurchases = statement<'find_purchases_of_intake', Purchases>(
  'find_purchases_of_intake',
  `select
    (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'product_template', s.product_template,
        'product', s.product, 'type', s.type, 'status', s.status, 'paying', ${beingPaid('s.id')}, 'paid', ${charged('s.id')})), '[]')
      from subscriptions s where s.intake_id = $1) as subscriptions,
    (select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'product_template', o.items->0->>'product_template',
        'status', o.status, 'paying', ${beingPaid('o.id')}, 'paid', ${charged('o.id')})), '[]')
      from orders o where o.intake_id = $1) as orders,
    ${joinedMembership('$2', '$1')} as membership`,
);

/**
 * The payment's row is locked before the visit's: a request beside this one may just be marking it as refused. Where no
 * payment is named, nothing is to be paid. A membership that is paid with the visit is claimed by it, so that of two
 * visits at once only one pays for it; from then on it is the one of the visit's coaching program, if there is one.
 */
const complete = statement(
  'complete_intake',
  `with payment as materialized (
      select id from payments where id = $13 and status in ('pending', 'authorized') for update
    ), membership as materialized (
      select m.id from started_memberships m
      where $17::boolean and m.user_id = $2 and m.status = 'pending' and ${unpaid('$1')} for update
    ), intake as (
      update intakes set patient_complete = $5, promo_code = $15, revision = revision + 1
      where id = $1 and user_id = $2 and revision = $3 and patient_complete is null and closed is null
        and (select u.revision from users u where u.id = $2 for share) = $4
        and ($13::text is null or exists (select 1 from payment))
        and (not $17::boolean or exists (select 1 from membership))
      returning id, organization
    ), paid as (
      update payments set status = 'authorized', provider_id = $14, updated_at = $5::timestamptz
      from intake where payments.id = $13
    ), claimed as (
      update started_memberships set paid_with = intake.id,
        membership = coalesce($18::jsonb->>'membership', started_memberships.membership),
        price_id = coalesce($18::jsonb->>'_id', started_memberships.price_id),
        amount = coalesce(($18::jsonb->>'price')::int, started_memberships.amount)
      from intake, membership where started_memberships.id = membership.id
    ), event as (
      insert into intake_events (intake_id, actor, kind, at) select id, $2, 'completed', $5 from intake
    ), record as (
      insert into idempotency_keys (user_id, key, digest, body, created_at)
      select $2, $6, $7, $8, $5 from intake where $6::text is not null
    ), mail as (
      insert into outbox (id, organization, user_id, channel, recipient, subject, text, created_at)
      select $9, organization, $2, 'mail', $10, $11, $12, $5 from intake
    ), requested as (
      insert into subscriptions (id, organization, user_id, intake_id, product_template, product, name, type, status,
        duration, quantity, amount, created_at)
      select s.id, organization, $2, intake.id, s.template, s.product, s.name, s.type, 'prescription_requested',
        s.duration, s.quantity, s.amount, $5::timestamptz
      from intake, jsonb_to_recordset($16::jsonb) as s (id text, template text, product text, name text, type text,
        duration integer, quantity integer, amount integer)
    )
    select id from intake`,
);

/** What a patient has bought or joined with a visit. */
export async function findPurchasesOf(database: Database, intakeId: string, userId: string): Promise<Purchases> {
  const [row] = await database.query(findPurchases, [intakeId, userId]);
  return row ?? { subscriptions: [], orders: [], membership: null };
}

/** A plan that begins when a prescription is written. */
export interface RequestedSubscription {
  readonly id: string;
  readonly template: string;
  readonly product: string;
  readonly name: string;
  readonly type: Subscription['type'];
  /** Months. */
  readonly duration: number;
  readonly quantity: number;
  /** Cents a period. */
  readonly amount: number;
}

/** What a completion writes beside the visit. */
export interface Completion extends CheckedWrite {
  readonly mail: Mail;
  /** Null where nothing is to be paid. */
  readonly payment: { readonly id: string; readonly providerId: string } | null;
  readonly promoCode: string | null;
  /** Whether a membership that was joined is paid with the visit. */
  readonly paysMembership: boolean;
  /** The price of the membership that comes with a coaching program; null where the visit sells none. */
  readonly program: MembershipPrice | null;
  readonly subscriptions: readonly RequestedSubscription[];
}

/**
 * Completes a visit: its payment, the subscriptions that it asks for, its event, mail and idempotency record.
 *
 * @returns false where visit, profile or payment changed since they were read; nothing is written then
 */
export async function writeCompletion(
  database: Database,
  { intake, key, digest, body, now, mail, payment, promoCode, paysMembership, program, subscriptions }: Completion,
): Promise<boolean> {
  const rows = await database.query(complete, [
    intake.id,
    intake.patient._id,
    intake.revision,
    intake.patient.revision,
    now.toISOString(),
    key,
    digest,
    body,
    createId(now),
    mail.recipient,
    mail.subject,
    mail.text,
    payment?.id ?? null,
    payment?.providerId ?? null,
    promoCode,
    JSON.stringify(subscriptions),
    paysMembership,
    program && JSON.stringify(program),
  ]);
  return rows.length > 0;
}

type Bought = Pick<Purchases, 'orders' | 'subscriptions'>;

/**
 * Whether what a lab visit is about was bought: that is paid before the visit is complete.
 *
 * @param sold ids of the product templates that the visit is about; any other purchase does not count
 */
export const isBought = ({ orders, subscriptions }: Bought, sold: readonly string[]): boolean =>
  orders.some(({ status, product_template }) => status !== 'draft' && sold.includes(product_template)) ||
  subscriptions.some(({ status, product_template }) => status === 'active' && sold.includes(product_template));

/** Whether it was bought, or may have been, because nobody knows what became of its first payment. */
export const mayBeBought = (purchases: Bought, sold: readonly string[]): boolean =>
  isBought(purchases, sold) ||
  [...purchases.orders, ...purchases.subscriptions].some(
    ({ status, product_template, paying }) =>
      (status === 'draft' || status === 'incomplete') && paying && sold.includes(product_template),
  );
