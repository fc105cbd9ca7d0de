import type { Invoice } from '#schemas/wire/invoice.ts';
import type { Subscription } from '#schemas/wire/subscription.ts';
import type { Database } from '../../kernel/database/Database.ts';
import { isoText } from '../../kernel/database/isoText.ts';
import { statement } from '../../kernel/database/statement.ts';
import { ORDER_BOUGHT, REFUNDED, VISIT_BOUGHT, PAID_AT } from './bought.ts';
import {
  linesOfOrder,
  linesOfPlan,
  linesOfVisit,
  type Itemized,
  type OrderBought,
  type PlanBought,
  type VisitBought,
} from './linesOf.ts';

/** What was charged is the price less what was taken off. */
const find = statement<'find_invoice', Omit<Invoice, 'invoice_pdf'>>(
  'find_invoice',
  `select i.id, i.number, ${isoText('i.created_at')} as created_at, i.amount - i.discount as amount, i.status
    from invoices i join subscriptions s on s.id = i.subscription_id
    where (i.id = $1 or i.provider_id = $1) and s.user_id = $2 and ($3::text is null or s.type = $3)`,
);
const findDocument = statement<'find_invoice_document', Paper & PlanBought & Amounts & Period>(
  'find_invoice_document',
  `select i.number, s.name, s.duration, s.quantity, i.amount, i.discount, ${REFUNDED} as refunded, i.status,
      i.paid_with as "paidWith", i.period_start as "periodStart", i.period_end as "periodEnd",
      i.created_at as "createdAt", case when i.status = 'paid' then ${PAID_AT} end as "paidAt",
      u.first_name || ' ' || u.last_name as patient, u.email, u.state
    from invoices i join subscriptions s on s.id = i.subscription_id join users u on u.id = s.user_id
    where i.id = $1 and s.organization = $2`,
);

/** Of an order for which nothing was to be paid, no payment says how it stands. */
type PaidOrder<Document> = Omit<Document, 'status'> & { readonly status: Invoice['status'] | null };

/** What was paid for an order; nothing where it was given back. */
const ORDER = `'INV-' || upper(right(o.id, 8)) as number,
  (select case when t.status = 'captured' then 'paid' else 'void' end from payments t
    where t.purchase = o.id and t.status in ('captured', 'voided') order by t.status = 'voided', t.created_at desc limit 1)
    as status`;
const findOfOrder = statement<'find_invoice_of_order', PaidOrder<Omit<Invoice, 'invoice_pdf'>>>(
  'find_invoice_of_order',
  `select o.id, ${isoText('o.submitted_at')} as created_at, o.amount, ${ORDER}
    from orders o where o.id = $1 and o.user_id = $2 and o.bought and o.submitted_at is not null`,
);
const findOrderDocument = statement<
  'find_invoice_document_of_order',
  PaidOrder<Paper> & { readonly bought: OrderBought; readonly amount: number }
>(
  'find_invoice_document_of_order',
  `select ${ORDER}, ${ORDER_BOUGHT} as bought, o.amount, coalesce(p.refunded, 0) as refunded, p.paid_with as "paidWith",
      o.submitted_at as "createdAt", p.updated_at as "paidAt", u.first_name || ' ' || u.last_name as patient, u.email, u.state
    from orders o join users u on u.id = o.user_id
      left join payments p on p.purchase = o.id and p.status = 'captured'
    where o.id = $1 and o.organization = $2 and o.bought and o.submitted_at is not null`,
);
/** Nothing of a visit is taken before it is approved: until then there is nothing to show. */
const findVisitDocument = statement<
  'find_invoice_document_of_visit',
  Omit<Paper, 'status' | 'paidAt'> & { readonly bought: VisitBought; readonly amount: number; readonly paidAt: Date }
>(
  'find_invoice_document_of_visit',
  `select 'INV-' || upper(right(v.id, 8)) as number, ${VISIT_BOUGHT} as bought, p.amount, p.refunded,
      p.paid_with as "paidWith", p.created_at as "createdAt", p.updated_at as "paidAt",
      u.first_name || ' ' || u.last_name as patient, u.email, u.state
    from payments p join intakes v on v.id = p.intake_id join users u on u.id = p.user_id
    where p.id = $1 and p.organization = $2 and p.status = 'captured'`,
);

/** An invoice of a patient without the address of its PDF; undefined where there is none of that type of subscription. */
export async function findInvoice(
  database: Database,
  userId: string,
  { invoice, type }: { readonly invoice: string; readonly type?: Subscription['type'] | undefined },
): Promise<Omit<Invoice, 'invoice_pdf'> | undefined> {
  const [row] = await database.query(find, [invoice, userId, type ?? null]);
  return row;
}

/** The invoice of an order that a patient has bought, without the address of its PDF; undefined where there is none. */
export async function findInvoiceOfOrder(
  database: Database,
  userId: string,
  order: string,
): Promise<Omit<Invoice, 'invoice_pdf'> | undefined> {
  const [row] = await database.query(findOfOrder, [order, userId]);
  return row && asPaid(row);
}

/** Where nothing was to be paid, nothing is open. */
const asPaid = <Row extends { readonly status: Invoice['status'] | null }>(row: Row) => ({
  ...row,
  status: row.status ?? 'paid',
});

/** A period of a plan. */
interface Period {
  readonly periodStart: Date;
  readonly periodEnd: Date;
}

interface Amounts {
  readonly amount: number;
  readonly discount: number;
}

/** What every invoice says, beside what it is for. Cents of US dollars. */
interface Paper {
  readonly number: string;
  /** What was given back of it. */
  readonly refunded: number;
  readonly status: Invoice['status'];
  /** The card; null where none paid for it. */
  readonly paidWith: string | null;
  readonly createdAt: Date;
  /** When it was taken; null where it was not. */
  readonly paidAt: Date | null;
  readonly patient: string;
  readonly email: string;
  /** The state where the patient lives; null where that is not known. */
  readonly state: string | null;
}

/** What an invoice says. */
export interface InvoiceDocument extends Paper, Itemized {
  /** Of a plan; null for what was bought once or with a visit. */
  readonly period: Period | null;
}

/**
 * An invoice of an organization by its id, that of its order or, of a visit, that of its payment; undefined where there is
 * none.
 */
export async function findInvoiceDocument(
  database: Database,
  organization: string,
  id: string,
): Promise<InvoiceDocument | undefined> {
  const [invoice] = await database.query(findDocument, [id, organization]);
  if (invoice) {
    const { name, duration, quantity, amount, discount, periodStart, periodEnd, ...paper } = invoice;
    return {
      ...paper,
      ...linesOfPlan({ name, duration, quantity }, amount, discount),
      period: { periodStart, periodEnd },
    };
  }
  const [order] = await database.query(findOrderDocument, [id, organization]);
  if (order) {
    const { bought, amount, ...paper } = order;
    return { ...asPaid(paper), ...linesOfOrder(bought, amount), period: null };
  }
  const [visit] = await database.query(findVisitDocument, [id, organization]);
  if (!visit) return undefined;
  const { bought, amount, ...paper } = visit;
  return { ...paper, status: 'paid', ...linesOfVisit(bought, amount), period: null };
}
