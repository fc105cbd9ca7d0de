import type { Order } from '#schemas/wire/order.ts';
import type { Database } from '../../kernel/database/Database.ts';
import { isoText } from '../../kernel/database/isoText.ts';
import type { Attempt } from '../../kernel/once/attemptOf.ts';
import { recording } from '../../kernel/once/recording.ts';
import { beingPaid, activePayment } from '../payments/paymentStates.ts';
import { receiptMail, type ReceiptMail } from '../payments/receiptMail.ts';
import { statement } from '../../kernel/database/statement.ts';

const COLUMNS = `o.id as "_id", o.name, o.status, o.items, o.amount,
  (select p.status from payments p where p.purchase = o.id and p.status in ('authorized', 'captured', 'voided')
      and (o.status <> 'draft' or p.status <> 'authorized')
    order by p.status = 'voided', p.created_at desc limit 1) as payment,
  o.intake_id as intake,
  (select jsonb_build_object('status', h.status, 'carrier', h.carrier, 'tracking_number', h.tracking_number)
    from shipments h where h.order_id = o.id) as shipment,
  ${isoText('o.created_at')} as created_at, ${isoText('o.submitted_at')} as submitted_at`;

const find = statement<'find_order', Order>(
  'find_order',
  `select ${COLUMNS} from orders o where o.id = $1 and o.user_id = $2`,
);
const codeOf = statement('code_of_order', 'select promo_code from orders where id = $1 and user_id = $2');
const list = statement<'list_orders', Order>(
  'list_orders',
  `select ${COLUMNS} from orders o where o.user_id = $1 and o.status <> 'draft' order by o.created_at desc, o.id desc`,
);
/** A draft makes room for another, whatever it is of; what may be paid is the visit's order only if it is what that sells. */
const findOfVisit = statement<'find_order_of_visit', Order & Omit<EarlierOrder, 'order'>>(
  'find_order_of_visit',
  `with found as (
      select o.id as found, o.status <> 'draft' or ${beingPaid('o.id')} as settled, ${isoText('o.begun_at')} as begun,
        $3::jsonb ? (o.items->0->>'product_template') as sold
      from orders o where o.intake_id = $1 and o.user_id = $2
    )
    select ${COLUMNS}, found.settled, found.begun from found join orders o on o.id = found.found
    where found.sold or not found.settled order by found.settled desc, o.created_at limit 1`,
);
/** Without a visit, a patient has one draft of a product. */
const findOfProduct = statement<'find_draft_of_product', Order & Omit<EarlierOrder, 'order'>>(
  'find_draft_of_product',
  `select ${COLUMNS}, ${beingPaid('o.id')} as settled, ${isoText('o.begun_at')} as begun
    from orders o where o.user_id = $1 and o.draft_of = $2 and o.status = 'draft'`,
);
/** SQL: how many orders of a product a patient has. */
const ordersOf = (user: string, product: string) => `(select count(*)::int from orders counted
    where counted.user_id = ${user} and counted.status <> 'draft'
      and counted.items @> jsonb_build_array(jsonb_build_object('product_template', ${product}::text)))`;
const count = statement('count_orders_of_product', `select ${ordersOf('$1', '$2')} as ordered`);
/**
 * The order of a visit is written on the visit's revision, and there is one draft of what no visit sells, so that of two at
 * once one finds the other. One that is there already is written anew as long as nobody pays for it, or began to since it was
 * read; and nothing is written where the product was ordered since its orders were counted.
 */
const draft = statement(
  'draft_order',
  `with visit as (
      update intakes set revision = revision + 1
      where id = $14 and user_id = $3 and revision = $15 and patient_complete is null and closed is null
      returning id
    ), drafted as (
      insert into orders (id, organization, user_id, bought, name, items, amount, promo_code, status, created_at, intake_id,
        draft_of)
      select $1, $2, $3, true, $4, $5::jsonb, $6, $7, 'draft', $8::timestamptz, $14, $17
      where ($14::text is null or exists (select 1 from visit))
        and ($18::int is null or $18::int = ${ordersOf('$3', '$17')})
      on conflict (id) do update set name = excluded.name, items = excluded.items, amount = excluded.amount,
        promo_code = excluded.promo_code, created_at = excluded.created_at
      where orders.status = 'draft' and orders.begun_at is not distinct from $16::timestamptz and not ${beingPaid('orders.id')}
      returning id
    ), ${recording('drafted', 9)}
    select id from drafted`,
);
/** Nothing is to be paid where no payment is named, and nothing is mailed where no mail is: what costs nothing is told by its visit. */
const submit = statement(
  'submit_order',
  `with payment as materialized (
      select id from payments where id = $3 and ${activePayment('payments')} for update
    ), submitted as (
      update orders set status = 'processing', submitted_at = $2
      where id = $1 and status = 'draft' and amount = $12 and ($3::text is null or exists (select 1 from payment))
      returning id, organization, user_id
    ), paid as (
      update payments set status = 'captured', provider_id = $4, updated_at = $2::timestamptz
      from submitted where payments.id = $3
    ), shipment as (
      insert into shipments (order_id, status, created_at) select id, 'preparing', $2::timestamptz from submitted
    ), panel as (
      insert into lab_panels (id, organization, user_id, product_template, purchase, created_at)
      select $5, organization, user_id, $6, id, $2::timestamptz from submitted where $5::text is not null
    ), ${receiptMail({ source: 'submitted', id: '$13', subject: '$14', text: '$15', now: '$2' })}, ${recording('submitted', 7)}
    select id from submitted`,
);

/** An order of a patient; undefined where there is none. */
export async function findOrder(database: Database, id: string, userId: string): Promise<Order | undefined> {
  const [order] = await database.query(find, [id, userId]);
  return order;
}

/** The discount code that an order of a patient was written with; null where there is none. */
export async function promoCodeOf(database: Database, id: string, userId: string): Promise<string | null> {
  const [row] = await database.query(codeOf, [id, userId]);
  return row?.promo_code ?? null;
}

/** The order that there is already: of an open visit, or of a product that no visit sells. */
interface EarlierOrder {
  readonly order: Order;
  /** It was paid, or may have been: nothing about it changes any more. */
  readonly settled: boolean;
  /** When somebody began to pay for it last, ISO 8601. */
  readonly begun: string | null;
}

const earlierOf = ({ settled, begun, ...order }: Order & Omit<EarlierOrder, 'order'>): EarlierOrder => ({
  order,
  settled,
  begun,
});

/**
 * The order that an open visit has, one that was paid first; undefined where there is none.
 *
 * @param sold ids of the product templates that the visit is about
 */
export async function findOrderOfVisit(
  database: Database,
  intakeId: string,
  userId: string,
  sold: readonly string[],
): Promise<EarlierOrder | undefined> {
  const [row] = await database.query(findOfVisit, [intakeId, userId, JSON.stringify(sold)]);
  return row && earlierOf(row);
}

/** The draft that a patient has of a product that no visit sells; undefined where there is none. */
export async function findDraftOfProduct(
  database: Database,
  userId: string,
  productTemplate: string,
): Promise<EarlierOrder | undefined> {
  const [row] = await database.query(findOfProduct, [userId, productTemplate]);
  return row && earlierOf(row);
}

/** How many orders a patient has of a product, drafts left out. */
export async function countOrdersOfProduct(
  database: Database,
  userId: string,
  productTemplate: string,
): Promise<number> {
  const [row] = await database.query(count, [userId, productTemplate]);
  return row?.ordered ?? 0;
}

/** What a patient has ordered, newest first; drafts are left out. */
export const listOrders = async (database: Database, userId: string): Promise<Order[]> => [
  ...(await database.query(list, [userId])),
];

/** An order that is written down, and whose it is. */
export interface DraftedOrder {
  readonly order: Order;
  readonly organization: string;
  readonly userId: string;
  readonly promoCode: string | null;
  /** The revision at which the visit was read that it belongs to; null where it stands by itself. */
  readonly visitRevision: number | null;
  /** When somebody began to pay for it last, as far as the writer knows: ISO 8601. */
  readonly begunAt: string | null;
  /** The product template where no visit sells it. */
  readonly draftOf: string | null;
  /** How many orders of the product there were when they were counted; null where they were not. */
  readonly ordered: number | null;
  readonly attempt: Attempt;
  readonly now: Date;
}

/**
 * Writes an order that is not submitted yet.
 *
 * @returns false where its visit is another by now, somebody pays for it, or the product was ordered meanwhile
 */
export async function writeDraft(
  database: Database,
  { order, organization, userId, promoCode, visitRevision, begunAt, draftOf, ordered, attempt, now }: DraftedOrder,
): Promise<boolean> {
  const rows = await database.query(draft, [
    order._id,
    organization,
    userId,
    order.name,
    JSON.stringify(order.items),
    order.amount,
    promoCode,
    now.toISOString(),
    userId,
    attempt.key,
    attempt.digest,
    JSON.stringify(order),
    now.toISOString(),
    order.intake,
    visitRevision,
    begunAt,
    draftOf,
    ordered,
  ]);
  return rows.length > 0;
}

/** What submits an order. */
export interface Submission {
  readonly orderId: string;
  readonly userId: string;
  /** What it comes to, in cents of US dollars. */
  readonly amount: number;
  /** Null where nothing is to be paid. */
  readonly payment: { readonly id: string; readonly providerId: string } | null;
  /** The id of the lab panel that comes with it, and its product template. */
  readonly panel: { readonly id: string; readonly productTemplate: string } | null;
  /** Null where nothing was charged, and its visit writes to the patient. */
  readonly receipt: ReceiptMail | null;
  readonly attempt: Attempt;
  readonly body: string;
  readonly now: Date;
}

/** Submits a draft that was paid, with its shipment. @returns false where it is no draft any more, or comes to something else */
export async function writeSubmission(
  database: Database,
  { orderId, userId, amount, payment, panel, receipt, attempt, body, now }: Submission,
): Promise<boolean> {
  const rows = await database.query(submit, [
    orderId,
    now.toISOString(),
    payment?.id ?? null,
    payment?.providerId ?? null,
    panel?.id ?? null,
    panel?.productTemplate ?? null,
    userId,
    attempt.key,
    attempt.digest,
    body,
    now.toISOString(),
    amount,
    receipt?.id ?? null,
    receipt?.subject ?? null,
    receipt?.text ?? null,
  ]);
  return rows.length > 0;
}
