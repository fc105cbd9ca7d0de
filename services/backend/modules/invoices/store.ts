import type { Invoice } from '#schemas/wire/invoice.ts';
import type { Subscription } from '#schemas/wire/subscription.ts';
import type { Database } from '../../kernel/database/Database.ts';
import { isoText } from '../../kernel/database/isoText.ts';
import { statement } from '../../kernel/database/statement.ts';

/** What was charged is the price less what was taken off. */
const find = statement<'find_invoice', Omit<Invoice, 'invoice_pdf'>>(
  'find_invoice',
  `select i.id, i.number, ${isoText('i.created_at')} as created_at, i.amount - i.discount as amount, i.status
    from invoices i join subscriptions s on s.id = i.subscription_id
    where (i.id = $1 or i.provider_id = $1) and s.user_id = $2 and ($3::text is null or s.type = $3)`,
);
const findDocument = statement<'find_invoice_document', Omit<InvoiceDocument, 'periodStart' | 'periodEnd'>>(
  'find_invoice_document',
  `select i.number, s.name as item, i.amount, i.discount, i.status, i.paid_with as "paidWith",
      i.period_start as "periodStart", i.period_end as "periodEnd", i.created_at as "createdAt",
      u.first_name || ' ' || u.last_name as patient, u.email
    from invoices i join subscriptions s on s.id = i.subscription_id join users u on u.id = s.user_id
    where i.id = $1 and s.organization = $2`,
);

/** Of an order for which nothing was to be paid, no payment says how it stands. */
type PaidOrder<Document> = Omit<Document, 'status'> & { readonly status: Invoice['status'] | null };

/** What was paid for an order; nothing where it was given back. */
const ORDER = `'INV-' || upper(right(o.id, 8)) as number,
  (select case when p.status = 'captured' then 'paid' else 'void' end from payments p
    where p.purchase = o.id and p.status in ('captured', 'voided') order by p.status = 'voided', p.created_at desc limit 1)`;
const findOfOrder = statement<'find_invoice_of_order', PaidOrder<Omit<Invoice, 'invoice_pdf'>>>(
  'find_invoice_of_order',
  `select o.id, ${isoText('o.submitted_at')} as created_at, o.amount, ${ORDER} as status
    from orders o where o.id = $1 and o.user_id = $2 and o.bought and o.submitted_at is not null`,
);
const findOrderDocument = statement<
  'find_invoice_document_of_order',
  PaidOrder<Omit<InvoiceDocument, 'periodStart' | 'periodEnd'>>
>(
  'find_invoice_document_of_order',
  `select ${ORDER} as status, o.name as item, o.amount, 0 as discount, null::text as "paidWith",
      null::timestamptz as "periodStart", null::timestamptz as "periodEnd", o.submitted_at as "createdAt",
      u.first_name || ' ' || u.last_name as patient, u.email
    from orders o join users u on u.id = o.user_id
    where o.id = $1 and o.organization = $2 and o.bought and o.submitted_at is not null`,
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

/** What an invoice says. Cents of US dollars. */
export interface InvoiceDocument {
  readonly number: string;
  /** The name of the plan or order. */
  readonly item: string;
  /** The price of the period, and what was taken off. */
  readonly amount: number;
  readonly discount: number;
  readonly status: Invoice['status'];
  /** The card; null where none paid for it. */
  readonly paidWith: string | null;
  /** Of a plan; null for what was bought once. */
  readonly periodStart: Date | null;
  readonly periodEnd: Date | null;
  readonly createdAt: Date;
  readonly patient: string;
  readonly email: string;
}

/** An invoice of an organization by its id or that of its order; undefined where there is none. */
export async function findInvoiceDocument(
  database: Database,
  organization: string,
  id: string,
): Promise<InvoiceDocument | undefined> {
  const [row] = await database.query(findDocument, [id, organization]);
  if (row) return row;
  const [order] = await database.query(findOrderDocument, [id, organization]);
  return order && asPaid(order);
}
