import type { Database } from '../kernel/database/Database.ts';
import { statement } from '../kernel/database/statement.ts';
import type { Mail } from '../adapters/mail/Mail.ts';
import { isMailed } from '../modules/notifications/isMailed.ts';
import { notifying } from '../modules/notifications/notifying.ts';
import type { PaymentRow } from '../modules/payments/PaymentRow.ts';

const COLUMNS = `p.id, p.organization, p.amount, p.idempotency_key as key, p.provider_id as "providerId"`;

/** A period has begun with it, and its money is still to be taken. */
const UNPAID = `p.status = 'authorized' and p.provider_id is not null`;

const find = statement<'find_unpaid_renewal', Renewal>(
  'find_unpaid_renewal',
  `select ${COLUMNS} from payments p join invoices i on i.id = p.purchase where p.id = $1 and ${UNPAID}`,
);
const findOf = statement<'find_unpaid_renewal_of', Renewal>(
  'find_unpaid_renewal_of',
  `select ${COLUMNS} from payments p
    where p.purchase = (select s.latest_invoice from subscriptions s where s.id = $1) and ${UNPAID}`,
);
const pay = statement(
  'pay_renewal',
  `with paid as (
      update payments set status = 'captured', updated_at = $2::timestamptz where id = $1 and status = 'authorized'
      returning id, purchase, user_id
    ), invoiced as (
      update invoices i set status = 'paid' from paid where i.id = paid.purchase
    ), mail as (
      insert into outbox (id, organization, user_id, channel, recipient, subject, text, created_at)
      select $3, u.organization, u.id, 'mail', u.email, $4, $5, $2::timestamptz
      from paid join users u on u.id = paid.user_id where ${isMailed('pay_renewal', 'u')}
    ), ${notifying({ event: 'plan-renewed', source: 'paid', about: 's.purchase', now: '$2' })}
    select id from paid`,
);

/** A renewal whose money is reserved, and whose period has begun. */
export interface Renewal extends Pick<PaymentRow, 'id' | 'amount' | 'key'> {
  readonly organization: string;
  readonly providerId: string;
}

/** The unpaid renewal that a payment is for; undefined where it is for anything else, or paid. */
export async function findUnpaidRenewal(database: Database, paymentId: string): Promise<Renewal | undefined> {
  const [row] = await database.query(find, [paymentId]);
  return row;
}

/** The unpaid renewal of a subscription; undefined where there is none. */
export async function findUnpaidRenewalOf(database: Database, subscriptionId: string): Promise<Renewal | undefined> {
  const [row] = await database.query(findOf, [subscriptionId]);
  return row;
}

/** Writes down that a renewal was paid, with its invoice and the mail that tells it. Done once. */
export async function payRenewal(
  database: Database,
  renewal: Pick<Renewal, 'id'>,
  mail: Omit<Mail, 'recipient'> & { readonly id: string },
  now: Date,
): Promise<void> {
  await database.query(pay, [renewal.id, now.toISOString(), mail.id, mail.subject, mail.text]);
}
