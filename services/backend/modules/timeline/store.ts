import type { TimelineEntry, TimelineEvent } from '#schemas/wire/timeline.ts';
import type { Database } from '../../kernel/database/Database.ts';
import { isoText } from '../../kernel/database/isoText.ts';
import { statement } from '../../kernel/database/statement.ts';

/** Something that a patient bought or sent. */
export interface PurchaseRow {
  readonly id: string;
  readonly kind: TimelineEntry['kind'];
  /** The visit that it was bought for; null for one without, and for the visit itself. */
  readonly visit: string | null;
  readonly name: string;
  /** ISO 8601 */
  readonly begun: string;
}

/** Something that happened to a visit, or to an order or subscription. */
export interface EventRow extends TimelineEvent {
  readonly visit: string | null;
  readonly purchase: string | null;
}

/** A charge that is to come. */
export interface ComingRow {
  readonly purchase: string;
  readonly kind: 'charge';
  /** ISO 8601 */
  readonly at: string;
  /** Cents. */
  readonly amount: number;
  readonly about: string;
}

const purchases = statement<'list_timeline_purchases', PurchaseRow>(
  'list_timeline_purchases',
  `select i.id, 'visit' as kind, null::text as visit, v.header->>'name' as name,
      ${isoText('i.patient_complete')} as begun
    from intakes i join template_versions v on v.id = i.version_id
    where i.user_id = $1 and i.patient_complete is not null
  union all
  select id, 'order', intake_id, name, ${isoText('coalesce(submitted_at, created_at)')} from orders
    where user_id = $1 and submitted_at is not null
  union all
  select id, 'subscription', intake_id, name, ${isoText('created_at')} from subscriptions
    where user_id = $1 and status not in ('created', 'incomplete', 'incomplete_expired')`,
);

/** What became of a payment. */
const BECAME = `case p.status when 'captured' then 'charged' else 'released' end`;

/** An invoice of the period that a purchase began with is paid with the purchase. */
const PAID_WITH_PURCHASE = `exists (
    select 1 from payments p where p.status = 'captured'
      and (p.purchase = s.id or p.intake_id = s.intake_id or p.for_visit = s.intake_id)
  ) and i.period_start = (select min(e.period_start) from invoices e where e.subscription_id = s.id)`;

const events = statement<'list_timeline_events', EventRow>(
  'list_timeline_events',
  `select id as visit, null::text as purchase, 'submitted' as kind, ${isoText('patient_complete')} as at,
      null::int as amount, null::text as about
    from intakes where user_id = $1 and patient_complete is not null
  union all
  select id, null, 'reviewed', ${isoText('physician_review')}, null, null
    from intakes where user_id = $1 and patient_complete is not null and physician_review is not null
  union all
  select id, null, 'closed', ${isoText('closed')}, null, null
    from intakes where user_id = $1 and patient_complete is not null and physician_review is null and closed is not null
  union all
  select case when s.id is null then i.id else s.intake_id end, s.id, 'prescribed', ${isoText('p.created_at')}, null, p.name
    from intakes i join prescriptions p on p.intake_id = i.id left join subscriptions s on s.id = p.subscription_id
    where i.user_id = $1 and p.status <> 'requested'
  union all
  select i.id, null, 'reserved', ${isoText('p.created_at')}, p.amount, null
    from intakes i join payments p on p.intake_id = i.id
    where i.user_id = $1 and p.status in ('authorized', 'captured', 'voided')
  union all
  select i.id, null, ${BECAME}, ${isoText('p.updated_at')}, p.amount, null
    from intakes i join payments p on p.intake_id = i.id
    where i.user_id = $1 and p.status in ('captured', 'voided')
  union all
  select o.intake_id, o.id, ${BECAME}, ${isoText('p.updated_at')}, p.amount, null
    from orders o join payments p on p.purchase = o.id
    where o.user_id = $1 and p.status in ('captured', 'voided')
  union all
  select s.intake_id, s.id, ${BECAME}, ${isoText('p.updated_at')}, p.amount, s.name
    from subscriptions s join payments p on p.purchase = s.id
    where s.user_id = $1 and p.status in ('captured', 'voided')
  union all
  select s.intake_id, s.id, case when i.status = 'paid' then 'charged' else 'refused' end, ${isoText('i.created_at')},
      i.amount - i.discount, s.name
    from subscriptions s cross join lateral (
      select * from invoices where invoices.subscription_id = s.id offset 0
    ) i
    where s.user_id = $1 and i.status in ('paid', 'open') and i.amount > i.discount and not (${PAID_WITH_PURCHASE})
  union all
  select intake_id, id, 'ordered', ${isoText('submitted_at')}, null, null
    from orders where user_id = $1 and bought and submitted_at is not null
  union all
  select o.intake_id, o.id, 'sent', ${isoText('sh.shipped_at')}, null, o.name
    from shipments sh join orders o on o.id = sh.order_id where o.user_id = $1 and sh.shipped_at is not null
  union all
  select intake_id, id, 'canceled', ${isoText('canceled_at')}, null, name
    from subscriptions where user_id = $1 and canceled_at is not null`,
);

/** What is paused, canceled or could not be charged is charged at no known moment. */
const charges = statement<'list_timeline_charges', ComingRow>(
  'list_timeline_charges',
  `select id as purchase, 'charge' as kind, ${isoText('coalesce(reschedule_at, current_period_end)')} as at,
      amount - round(amount * discount_percent / 100.0)::int as amount, name as about
    from subscriptions
    where user_id = $1 and status in ('active', 'trialing', 'rescheduled', 'paused_by_reschedule')
      and coalesce(reschedule_at, current_period_end) > $2::timestamptz`,
);

/** What the portal holds of a patient's purchases. */
export interface TimelineRows {
  readonly purchases: readonly PurchaseRow[];
  readonly events: readonly EventRow[];
  readonly charges: readonly ComingRow[];
}

export async function readTimeline(database: Database, userId: string, now: Date): Promise<TimelineRows> {
  const [bought, happened, coming] = await Promise.all([
    database.query(purchases, [userId]),
    database.query(events, [userId]),
    database.query(charges, [userId, now.toISOString()]),
  ]);
  return { purchases: bought, events: happened, charges: coming };
}
