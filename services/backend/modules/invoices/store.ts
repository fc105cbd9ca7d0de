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
const findDocument = statement<'find_invoice_document', InvoiceDocument>(
  'find_invoice_document',
  `select i.number, s.name as item, i.amount, i.discount, i.status, i.paid_with as "paidWith",
      i.period_start as "periodStart", i.period_end as "periodEnd", i.created_at as "createdAt",
      u.first_name || ' ' || u.last_name as patient, u.email
    from invoices i join subscriptions s on s.id = i.subscription_id join users u on u.id = s.user_id
    where i.id = $1 and s.organization = $2`,
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

/** What an invoice says. Cents of US dollars. */
export interface InvoiceDocument {
  readonly number: string;
  /** The name of the plan. */
  readonly item: string;
  /** The price of the period, and what was taken off. */
  readonly amount: number;
  readonly discount: number;
  readonly status: Invoice['status'];
  /** The card; null where none paid for it. */
  readonly paidWith: string | null;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly createdAt: Date;
  readonly patient: string;
  readonly email: string;
}

/** An invoice of an organization; undefined where there is none. */
export async function findInvoiceDocument(
  database: Database,
  organization: string,
  id: string,
): Promise<InvoiceDocument | undefined> {
  const [row] = await database.query(findDocument, [id, organization]);
  return row;
}
