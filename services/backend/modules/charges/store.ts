import type { Database } from '../../kernel/database/Database.ts';
import { isoText } from '../../kernel/database/isoText.ts';
import { statement } from '../../kernel/database/statement.ts';
import { ORDER_BOUGHT, TAKEN, VISIT_BOUGHT, PAID_AT } from '../invoices/bought.ts';
import type { ChargeFacts } from './ChargeFacts.ts';

/** How many charges a page shows. */
const PAGE_SIZE = 10;

/** What nobody knows the end of is not told, nor what the provider was never asked for. */
const KNOWN = (p: string) => `(${p}.status in ('authorized', 'captured', 'voided')
        or (${p}.status = 'voiding' and ${p}.provider_id is not null)
        or (${p}.status = 'failed' and ${p}.failure is distinct from 'abandoned'))`;

/** A renewal that was not paid is told by the payments that were refused, if there are any. */
const TRIED = `coalesce((select true from payments p where p.purchase = i.id and ${KNOWN('p')} limit 1), false)`;

/** What began with the approval of a visit was paid with the visit, if not by itself. */
const WITH_VISIT = `coalesce((select true from intakes v join payments p on p.intake_id = v.id and p.status = 'captured'
          where v.id = s.intake_id and i.created_at <= v.physician_review limit 1), false)
        and not coalesce((select true from payments p where p.purchase = s.id and p.status = 'captured' limit 1), false)`;

/**
 * Every payment, and what the provider charged by itself: the invoices that no payment stands for. So nothing is told
 * twice.
 */
const CHARGED = `select p.id, p.created_at as at from payments p where p.user_id = $1 and ${KNOWN('p')}
    union all
    select i.id, i.created_at from subscriptions s join invoices i on i.subscription_id = s.id
      where s.user_id = $1 and i.amount > i.discount
        and ((i.status = 'paid' and not ${TAKEN} and not (${WITH_VISIT})) or (i.status = 'open' and not ${TRIED}))`;

/** The invoice of a renewal, and that of a first period, which is written with its payment. */
const INVOICE = `lateral (
      select * from invoices a where a.id = coalesce(p.purchase, page.id)
      union all
      select * from invoices b where b.subscription_id = p.purchase and b.period_start = p.created_at
        and p.status = 'captured'
    )`;

const list = statement<'list_charges', ChargeFacts>(
  'list_charges',
  `with charged as (
    ${CHARGED}
    ), page as (
      select c.id, c.at from charged c
      where ($2::text is null or (c.at, c.id) < (select l.at, l.id from charged l where l.id = $2))
        and ($4::text is null or c.id = $4)
      order by c.at desc, c.id desc limit $3::int
    )
    select page.id, ${isoText('page.at')} as created,
      case when p.id is not null then jsonb_build_object('amount', p.amount, 'refunded', p.refunded, 'status', p.status,
        'paidWith', p.paid_with, 'at', ${isoText('p.updated_at')}) end as payment,
      case when i.id is not null then jsonb_build_object('id', i.id, 'amount', i.amount, 'discount', i.discount,
        'status', i.status, 'paidWith', i.paid_with, 'at', ${isoText(PAID_AT)}) end as invoice,
      case when v.id is not null then ${VISIT_BOUGHT} end as visit,
      case when o.id is not null then ${ORDER_BOUGHT} || jsonb_build_object('id', o.id) end as "order",
      case when s.id is not null then jsonb_build_object('name', s.name, 'duration', s.duration,
        'quantity', s.quantity) end as plan
    from page
      left join payments p on p.id = page.id
      left join intakes v on v.id = p.intake_id
      left join orders o on o.id = p.purchase
      left join ${INVOICE} i on true
      left join subscriptions s on s.id = coalesce(i.subscription_id, p.purchase)
    order by page.at desc, page.id desc`,
);

/**
 * A page of what was charged to a patient, newest first.
 *
 * @param before the last charge of the page before
 */
export async function listCharges(
  database: Database,
  userId: string,
  before: string | undefined,
): Promise<{ readonly charges: readonly ChargeFacts[]; readonly next: string | null }> {
  const rows = await database.query(list, [userId, before ?? null, PAGE_SIZE + 1, null]);
  const charges = rows.slice(0, PAGE_SIZE);
  return { charges, next: rows.length > PAGE_SIZE ? (charges.at(-1)?.id ?? null) : null };
}

/** A charge of a patient; undefined where there is none such. */
export async function findCharge(database: Database, userId: string, id: string): Promise<ChargeFacts | undefined> {
  const [row] = await database.query(list, [userId, null, 1, id]);
  return row;
}
