import type { Database } from '../../kernel/database/Database.ts';
import { isoText } from '../../kernel/database/isoText.ts';
import { statement } from '../../kernel/database/statement.ts';
import { PAID_AT } from '../invoices/bought.ts';
import { REVIEW_WAITS } from '../stops/isHeld.ts';
import { DOSES } from '../visits/doses.ts';
import { notificationId } from '../notifications/notifying.ts';
import type { PurchaseFacts } from './PurchaseFacts.ts';

/** How many purchases a page shows. */
const PAGE_SIZE = 10;

/** What belongs to a visit that was submitted is told with it. */
const STANDS_ALONE = (of: string) =>
  `not exists (select 1 from intakes v where v.id = ${of}.intake_id and v.patient_complete is not null)`;

/** A visit in which nothing was bought is no purchase. */
const BOUGHT = `select v.id, v.patient_complete as at from intakes v
      where v.user_id = $1 and v.patient_complete is not null and (v.products <> '[]'::jsonb
        or exists (select 1 from orders o where o.user_id = $1 and o.intake_id = v.id and o.submitted_at is not null)
        or exists (select 1 from subscriptions s where s.user_id = $1 and s.intake_id = v.id))
    union all
    select o.id, o.submitted_at from orders o
      where o.user_id = $1 and o.bought and o.submitted_at is not null and ${STANDS_ALONE('o')}
    union all
    select s.id, s.created_at from subscriptions s
      where s.user_id = $1 and s.current_period_start is not null and ${STANDS_ALONE('s')}`;

const money = (amount: string, at: string) => `jsonb_build_object('amount', ${amount}, 'at', ${isoText(at)})`;
/** What is itself the purchase, or came of the visit that is: each found by its index. */
const of = (table: 'orders' | 'subscriptions') =>
  `(select * from ${table} a where a.id = page.id union all select * from ${table} b where b.intake_id = page.id)`;
/** What was given back of a purchase that was paid, as far as it is known when. */
const refunded = (column: 'intake_id' | 'purchase', id: string) =>
  `(select ${money('p.refunded', 'p.refunded_at')} from payments p
        where p.${column} = ${id} and p.status = 'captured' and p.refunded_at is not null)`;
const listed = (one: string, order: string) => `coalesce(jsonb_agg(${one} order by ${order}), '[]')`;

/** A payment that was given back before the visit was sent is none of it. */
const VISIT = `(select jsonb_build_object(
      'products', (select coalesce(jsonb_agg(p.product->>'name' order by p.place), '[]')
        from jsonb_array_elements(v.products) with ordinality as p (product, place)),
      'doses', ${DOSES('v.products')},
      'submitted', ${isoText('v.patient_complete')}, 'reviewed', ${isoText('v.physician_review')},
      'closed', ${isoText('v.closed')},
      'held', case when v.awaiting_reason is not null then ${isoText('v.on_hold_since')} end,
      'stopped', ${isoText(REVIEW_WAITS('v.id'))},
      'payment', (select ${money('p.amount', 'p.updated_at')} || jsonb_build_object('status', p.status) from payments p
        where p.intake_id = v.id and p.status in ('authorized', 'captured', 'voiding', 'voided')
          and p.updated_at >= v.patient_complete
        order by p.status = 'voided', p.created_at desc limit 1),
      'refunded', ${refunded('intake_id', 'v.id')})
    from intakes v where v.id = page.id)`;

const ORDERS = `(select ${listed(
  `jsonb_build_object('id', o.id, 'name', o.name, 'bought', o.bought, 'submitted', ${isoText('o.submitted_at')},
      'paid', (select ${money('p.amount', 'p.updated_at')} from payments p
        where p.purchase = o.id and p.status = 'captured'),
      'refunded', ${refunded('purchase', 'o.id')},
      'shipment', (select jsonb_build_object('prepared', ${isoText('h.created_at')},
          'shipped', ${isoText('h.shipped_at')}, 'delivered', ${isoText('h.delivered_at')}, 'carrier', h.carrier, 'tracking_number', h.tracking_number)
        from shipments h where h.order_id = o.id))`,
  'o.submitted_at, o.id',
)} from ${of('orders')} o where o.submitted_at is not null)`;

/** What began with the approval of a visit was paid with the visit. */
const CHARGED = `(select ${listed(money('i.amount - i.discount', PAID_AT), 'i.period_start')} from invoices i
        where i.subscription_id = s.id and i.status = 'paid' and not exists (
          select 1 from intakes v where v.id = s.intake_id and i.created_at <= v.physician_review))`;

const DECLINED = `(select ${listed(money('d.amount', 'd.at'), 'd.at')} from (
        select p.amount, p.updated_at as at from invoices i join payments p on p.purchase = i.id and p.status = 'failed'
          where i.subscription_id = s.id
        union all
        select i.amount - i.discount, n.created_at from invoices i
          join notifications n on n.id = ${notificationId('s.user_id', 'payment-failed', 'i.provider_id')}
          where i.subscription_id = s.id) d)`;

const REFUNDED = `(select ${listed('r.one', "r.one->>'at'")} from (
        select ${refunded('purchase', 's.id')} as one
        union all
        select ${refunded('purchase', 'i.id')} from invoices i where i.subscription_id = s.id) r
        where r.one is not null)`;

const SUBSCRIPTIONS = `(select ${listed(
  `jsonb_build_object('id', s.id, 'name', s.name, 'status', s.status, 'amount', s.amount,
      'discount', s.discount_percent, 'ends', ${isoText('s.current_period_end')},
      'rescheduled', ${isoText('s.reschedule_at')}, 'canceled', ${isoText('s.canceled_at')},
      'changing', s.pending_change is not null,
      'bought', (select ${isoText('p.created_at')} from payments p where p.purchase = s.id and p.status = 'captured'),
      'charged', ${CHARGED}, 'declined', ${DECLINED}, 'refunded', ${REFUNDED})`,
  's.created_at, s.id',
)} from ${of('subscriptions')} s)`;

const PRESCRIPTIONS = `(select ${listed(
  `jsonb_build_object('name', p.name, 'dose', p.dose, 'supply', p.supply, 'at', ${isoText('p.created_at')})`,
  'p.created_at, p.id',
)} from (
        select p.* from ${of('subscriptions')} s join prescriptions p on p.subscription_id = s.id
        union all
        select * from prescriptions p where p.intake_id = page.id and p.subscription_id is null) p
      where p.status <> 'requested')`;

const list = statement<'list_purchases', PurchaseFacts>(
  'list_purchases',
  `with bought as (
    ${BOUGHT}
    ), page as (
      select b.id, b.at from bought b
      where ($2::text is null or (b.at, b.id) < (select l.at, l.id from bought l where l.id = $2))
        and ($4::text is null or b.id = $4)
      order by b.at desc, b.id desc limit $3::int
    )
    select page.id, ${VISIT} as visit, ${ORDERS} as orders, ${SUBSCRIPTIONS} as subscriptions,
      ${PRESCRIPTIONS} as prescriptions
    from page order by page.at desc, page.id desc`,
);

/**
 * A page of what a patient has bought, newest first.
 *
 * @param before the last purchase of the page before
 */
export async function listPurchases(
  database: Database,
  userId: string,
  before: string | undefined,
): Promise<{ readonly purchases: readonly PurchaseFacts[]; readonly next: string | null }> {
  const rows = await database.query(list, [userId, before ?? null, PAGE_SIZE + 1, null]);
  const purchases = rows.slice(0, PAGE_SIZE);
  return { purchases, next: rows.length > PAGE_SIZE ? (purchases.at(-1)?.id ?? null) : null };
}

/** A purchase of a patient; undefined where there is none such. */
export async function findPurchase(database: Database, userId: string, id: string): Promise<PurchaseFacts | undefined> {
  const [row] = await database.query(list, [userId, null, 1, id]);
  return row;
}
