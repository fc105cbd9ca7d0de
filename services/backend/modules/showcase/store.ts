import { orderNumberOf } from '#flows/kinds/describing/orderNumberOf.ts';
import type { ShowcaseItem, ShowcaseQuery } from '#schemas/wire/showcase.ts';
import type { Database } from '../../kernel/database/Database.ts';
import { isoText } from '../../kernel/database/isoText.ts';
import { statement } from '../../kernel/database/statement.ts';

/** How many orders a page shows. */
export const PAGE_SIZE = 10;

/** The payment of an order: its own or, where an approved visit led to it, that of the visit. */
const PAID = `select p.id, p.status, p.amount, p.refunded from (
          select * from payments a where a.purchase = o.id
          union all
          select * from payments b where not o.bought and b.intake_id = o.intake_id
        ) p where p.status in ('captured', 'voiding', 'voided')
        order by p.status <> 'captured', p.created_at desc limit 1`;

/** How what was chosen in a visit is paid: a payment that was given back before the visit was sent is none of it. */
const RESERVED = `select p.id, p.status, p.amount, p.refunded from (
          select * from payments a where a.intake_id = v.id and a.updated_at >= v.patient_complete
          union all
          select * from payments b where b.for_visit = v.id and b.status in ('authorized', 'captured')
        ) p where p.status in ('authorized', 'captured', 'voiding', 'voided')
        order by p.status in ('voiding', 'voided'), p.created_at desc limit 1`;

/** What a plan began with: the payment of its first period, or the invoice by which the provider charged it by itself. */
const BEGUN = `select * from (
          select a.id, a.status, a.amount, a.refunded, a.created_at as at from payments a
            where a.purchase = s.id and a.status = 'captured'
          union all
          select i.id, i.status, i.amount - i.discount, 0, null from invoices i where i.subscription_id = s.id
        ) b order by b.at is null, b.id limit 1`;

const REFUNDED = `p.status = 'captured' and p.refunded >= p.amount`;

/**
 * An approved visit with something to send is its order, and one in which something was bought by itself is that. A plan that
 * no visit led to is an order with its first period; nothing records what is sent for it.
 */
const SHOWN = `select o.id, o.id as "order", case when not o.bought then o.intake_id end as visit, o.name,
      (select t.data->>'type' from product_templates t where t.id = o.items->0->>'product_template') as type,
      o.items->0->>'product_template' as template, o.submitted_at as at, coalesce(p.amount, o.amount) as amount,
      p.id as payment, null as waits,
      case when p.status in ('voiding', 'voided') then 'voided' when ${REFUNDED} then 'refunded' else o.status end as status
    from orders o left join lateral (${PAID}) p on true
    where o.user_id = $1 and o.submitted_at is not null
    union all
    select v.id, null, v.id,
      (select string_agg(c.product->>'name', ', ' order by c.place)
        from jsonb_array_elements(v.products) with ordinality as c (product, place)),
      v.products->0->>'type', v.products->0->>'_id', v.patient_complete,
      coalesce(p.amount, (select sum((c.product#>>'{selected_configuration,pricing,total_discount}')::int)::int
        from jsonb_array_elements(v.products) as c (product)), 0),
      p.id,
      case when v.physician_review is null and v.closed is null and coalesce(p.status, '') not in ('voiding', 'voided')
        then case when v.awaiting_reason is null then 'review' else 'patient' end end,
      case when (v.closed is not null and v.physician_review is null) or p.status in ('voiding', 'voided') then 'voided'
        when ${REFUNDED} then 'refunded'
        when v.physician_review is not null then 'delivered'
        else 'processing' end
    from intakes v left join lateral (${RESERVED}) p on true
    where v.user_id = $1 and v.patient_complete is not null and v.products <> '[]'::jsonb
      and not exists (select 1 from orders o where o.intake_id = v.id and o.submitted_at is not null)
    union all
    select s.id, null, null, s.name, (select t.data->>'type' from product_templates t where t.id = s.product_template),
      s.product_template, coalesce(p.at, s.created_at), coalesce(p.amount, s.amount), p.id, null,
      case when ${REFUNDED} then 'refunded' else 'delivered' end
    from subscriptions s left join lateral (${BEGUN}) p on true
    where s.user_id = $1 and s.current_period_start is not null
      and not exists (select 1 from intakes v where v.id = s.intake_id and v.patient_complete is not null and v.products <> '[]'::jsonb)`;

const FACTS = `jsonb_build_object('_id', f.id, 'name', f.name, 'product_type', f.type, 'status', f.status,
        'waits_for', f.waits, 'amount', f.amount, 'placed_at', ${isoText('f.at')},
        'image', (select t.data#>>'{product_images,0}' from product_templates t where t.id = f.template),
        'panelId', (select l.id from lab_panels l where l.purchase = f.id),
        'subscription', coalesce((select s.id from subscriptions s where s.id = f.id),
          (select s.id from subscriptions s where s.intake_id = f.visit order by s.created_at, s.id limit 1)),
        'shipment', (select jsonb_build_object('carrier', h.carrier, 'tracking_number', h.tracking_number,
            'shipped_at', ${isoText('h.shipped_at')}, 'delivered_at', ${isoText('h.delivered_at')})
          from shipments h where h.order_id = f."order" and f.status <> 'voided'),
        'order', f."order", 'visit', f.visit, 'payment', f.payment,
        'purchase', coalesce((select v.id from orders o join intakes v on v.id = o.intake_id
            where o.id = f."order" and v.patient_complete is not null),
          (select v.id from subscriptions s join intakes v on v.id = s.intake_id
            where s.id = f.id and v.patient_complete is not null), f.id))`;

/** An order with what leads to the rest of what is recorded of it. */
export interface ShowcaseFacts extends ShowcaseItem {
  /** Null for a plan, and as long as a visit has led to none. */
  readonly order: string | null;
  /** The visit that it is of or that led to it; null for what was bought by itself. */
  readonly visit: string | null;
  /** What it was paid with: the payment, or the invoice of a plan that the provider charged by itself. */
  readonly payment: string | null;
  /** As which its timeline is told. */
  readonly purchase: string;
}

type Row = Omit<ShowcaseFacts, 'number'>;

const list = statement<'list_showcase', { docs: readonly Row[]; total: number }>(
  'list_showcase',
  `with shown as materialized (
    ${SHOWN}
    ), found as (
      select s.id, s."order", s.visit, s.name, replace(s.type, 'coaching_membership', 'coaching') as type, s.template,
        s.at, s.amount, s.payment, s.waits, s.status
      from shown s
      where ($2::text is null or s.status = $2) and ($4::text is null or s.id = $4 or s.visit = $4)
        and ($3::text is null or s.type = case $3 when 'coaching' then 'coaching_membership' else $3 end)
    ), page as (
      select * from found order by at desc, id desc limit $5::int offset $6::int
    )
    select (select count(*) from found)::int as total,
      (select coalesce(jsonb_agg(${FACTS} order by f.at desc, f.id desc), '[]') from page f) as docs`,
);

const numbered = (row: Row): ShowcaseFacts => ({ ...row, number: orderNumberOf(row.visit ?? row._id) });

/**
 * A page of a patient's orders, newest first, and how many there are in all.
 *
 * @param page counted from 1
 */
export async function listShowcase(
  database: Database,
  userId: string,
  { status, productType }: Pick<ShowcaseQuery, 'status' | 'productType'>,
  page: number,
): Promise<{ readonly docs: readonly ShowcaseFacts[]; readonly total: number }> {
  const from = (page - 1) * PAGE_SIZE;
  const asked = [userId, status ?? null, productType ?? null, null, PAGE_SIZE, from] as const;
  const [row] = await database.query(list, asked);
  return { docs: (row?.docs ?? []).map(numbered), total: row?.total ?? 0 };
}

/** An order of a patient by its id, which may be that of a plan, or by that of the visit that led to it; undefined where there is none such. */
export async function findShowcase(database: Database, userId: string, id: string): Promise<ShowcaseFacts | undefined> {
  const [row] = await database.query(list, [userId, null, null, id, 1, 0]);
  const [found] = row?.docs ?? [];
  return found && numbered(found);
}
