import { createId } from '../../kernel/ids/createId.ts';
import type { PaymentEvent } from '../../adapters/payments/Payments.ts';
import { mailing, mailParams } from '../notifications/mailing.ts';
import { notifying } from '../notifications/notifying.ts';
import { writerOf } from './writerOf.ts';
import type { Portal } from '../portal/Portal.ts';
import { refundedMail } from './mails.ts';
import { receiptMail, type ReceiptMail } from './receiptMail.ts';
import { receiptOf } from './receiptOf.ts';
import { receiveSubscriptionEvent } from './receiveSubscriptionEvent.ts';
import { statement } from '../../kernel/database/statement.ts';

type Books = Pick<Portal, 'database' | 'tenants' | 'settings' | 'jobs'>;

/** What an event makes of a payment. Any other event changes nothing. */
const STATUS: { readonly [type: string]: 'authorized' | 'captured' | 'voided' } = {
  'payment_intent.amount_capturable_updated': 'authorized',
  'payment_intent.succeeded': 'captured',
  'payment_intent.canceled': 'voided',
};

/**
 * A payment is authorized once its visit is complete, and the provider's word alone does not complete it: such an event
 * only names the payment. What was taken for an order or subscription is captured once that is paid with it: where nobody
 * does that, the reconciling job does. What was taken for a visit has its receipt here.
 * An event that is there already changes nothing, nor one that would take a
 * payment back to where it was before.
 */
const receive = statement(
  'receive_payment_event',
  `with event as (
      insert into payment_events (id, type, received_at) values ($1, $2, $3) on conflict do nothing returning id
    ), received as (
      update payments set status = case
          when $4 = 'authorized' then payments.status
          when $4 = 'captured' and payments.purchase is not null then 'authorized'
          else $4 end,
        provider_id = coalesce(provider_id, $5), updated_at = $3
      from event
      where (provider_id = $5 or (provider_id is null and payments.id = $6))
        and (status = 'pending' or (status = 'authorized' and $4 <> 'authorized'))
      returning payments.id, payments.user_id, payments.status
    ), ${receiptMail({ source: 'received', when: `s.status = 'captured'`, id: '$7', subject: '$8', text: '$9', now: '$3' })}
    select id from received`,
);

const findVisit = statement(
  'find_visit_of_payment',
  `select p.organization, p.intake_id as intake, p.amount from payments p
    where p.intake_id is not null and (p.provider_id = $1 or (p.provider_id is null and p.id = $2))`,
);

/** The receipt of a visit's payment; undefined where the payment is for anything else, which is told where that is paid. */
async function receiptOfVisit(
  portal: Books,
  { paymentId, reference }: PaymentEvent,
  now: Date,
): Promise<ReceiptMail | undefined> {
  const [visit] = await portal.database.query(findVisit, [paymentId, reference]);
  if (!visit || visit.intake === null) return undefined;
  return receiptOf(portal, visit.organization, { id: visit.intake, amount: visit.amount, renewal: null }, now);
}

/** Each event tells the whole that was given back by then, and they come in any order. */
const refund = statement(
  'receive_refund',
  `with event as (
      insert into payment_events (id, type, received_at) values ($1, $2, $3) on conflict do nothing returning id
    ), refunded as (
      update payments p set refunded = $5::int, refunded_at = $3::timestamptz
      from event where p.provider_id = $4 and p.refunded < $5::int returning p.id, p.user_id
    ), ${notifying({ event: 'payment-refunded', source: 'refunded', about: 's.id, $5::int', now: '$3' })},
    ${mailing({ name: 'receive_refund', source: 'refunded', first: 6, now: '$3' })}
    select id from refunded`,
);

const findOrganization = statement(
  'find_organization_of_payment',
  'select p.organization from payments p where p.provider_id = $1',
);

/** Takes note of what was given back of a payment, and writes to whoever paid. */
async function receiveRefund(
  portal: Books,
  { id, type }: PaymentEvent,
  { payment, refunded }: { readonly payment: string; readonly refunded: number },
  now: Date,
): Promise<void> {
  const [found] = await portal.database.query(findOrganization, [payment]);
  const writer = found && writerOf(portal, found.organization);
  const mail = writer && { id: createId(now), ...refundedMail(writer.sender, writer.origin, refunded) };
  await portal.database.query(refund, [id, type, now.toISOString(), payment, refunded, ...mailParams(mail)]);
  if (mail) portal.jobs.wake('mail');
}

/** Takes note of an event of the provider: once, however often and in whatever order events come. */
export async function receiveEvent(portal: Books, event: PaymentEvent, now: Date): Promise<void> {
  const { database, jobs } = portal;
  const { id, type, paymentId, reference, refunded, subscription } = event;
  if (subscription !== null && subscription.became !== null)
    await receiveSubscriptionEvent(portal, event, subscription, now);
  if (refunded !== null && paymentId !== null)
    await receiveRefund(portal, event, { payment: paymentId, refunded }, now);
  const status = STATUS[type];
  if (status === undefined || paymentId === null) return;
  const receipt = status === 'captured' ? await receiptOfVisit(portal, event, now) : undefined;
  const received = [id, type, now.toISOString(), status, paymentId, reference] as const;
  await database.query(receive, [...received, receipt?.id ?? null, receipt?.subject ?? null, receipt?.text ?? null]);
  if (receipt) jobs.wake('mail');
}
