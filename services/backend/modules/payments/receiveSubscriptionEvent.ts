import { createId } from '../../kernel/ids/createId.ts';
import { stableId } from '../../kernel/ids/stableId.ts';
import { invoicing } from '../invoices/invoicing.ts';
import { mailing, mailParams, type WrittenMail } from '../notifications/mailing.ts';
import { notifying } from '../notifications/notifying.ts';
import type { PaymentEvent, SubscriptionEvent } from '../../adapters/payments/Payments.ts';
import { writerOf } from './writerOf.ts';
import type { Portal } from '../portal/Portal.ts';
import { renewalFailedMail } from './mails.ts';
import { planEnded } from './planEnded.ts';
import { renewalReceipt } from './renewalReceipt.ts';
import { statement } from '../../kernel/database/statement.ts';

type Books = Pick<Portal, 'database' | 'tenants' | 'settings' | 'jobs'>;

const RUNS = `s.status in ('active', 'trialing', 'past_due', 'unpaid', 'rescheduled', 'paused_by_reschedule')`;

/** Whether the event is about a later period than the one that was paid for last. */
const LATER = `$8::timestamptz > coalesce(s.current_period_start, '-infinity')`;

/**
 * What is over stays over, and what an event says of a status counts only while it is the newest that was heard. The
 * status of a subscription that the patient paused or moved is the patient's.
 */
const receive = statement(
  'receive_subscription_event',
  `with event as (
      insert into payment_events (id, type, received_at) values ($1, $2, $3) on conflict do nothing returning id
    ), found as materialized (
      select s.id, s.user_id, ${LATER} as later, case
          when $5 = 'canceled' then 'canceled'
          when s.provider_at > $6::timestamptz then s.status
          when $5 = 'active' and s.status in ('past_due', 'unpaid') then 'active'
          when $5 in ('past_due', 'unpaid') and ${RUNS} then $5
          when $5 = 'paid' and ${RUNS} and ${LATER} then 'active'
          when $5 = 'failed' and ${RUNS} and ${LATER} then 'past_due'
          else s.status
        end as becomes
      from subscriptions s where s.provider_id = $4 and s.status <> 'canceled' and exists (select 1 from event) for update
    ), billed as (
      select s.id, s.user_id, $10::int as amount, $8::timestamptz as current_period_start,
        $9::timestamptz as current_period_end
      from subscriptions s join found on found.id = s.id where $7::text is not null
    ), ${invoicing({
      source: 'billed',
      id: '$12::text',
      providerId: '$7',
      discount: '$11::int',
      status: `case when $5 = 'paid' then 'paid' else 'open' end`,
      now: '$3',
    })}, ${notifying({ event: 'plan-renewed', source: 'found', about: '$7::text', when: `$5 = 'paid' and s.later`, now: '$3' })},
    ${notifying({ event: 'payment-failed', source: 'found', about: '$7::text', when: `$5 = 'failed' and s.later`, now: '$3', as: 'told_of_failure' })},
    ${notifying({ event: 'subscription-canceled', source: 'found', about: 's.id', when: `s.becomes = 'canceled'`, now: '$3', as: 'told_of_end' })},
    ${mailing({ name: 'receive_subscription_event', source: 'found', when: `case when $5 = 'canceled' then s.becomes = 'canceled' else s.later end`, first: 13, now: '$3' })}
    update subscriptions s set status = found.becomes,
      provider_at = case when found.becomes = case $5 when 'paid' then 'active' when 'failed' then 'past_due' else $5 end
        then greatest(s.provider_at, $6::timestamptz) else s.provider_at end,
      canceled_at = case when found.becomes = 'canceled' then $3::timestamptz end,
      current_period_start = case when $5 = 'paid' and found.later then $8::timestamptz else s.current_period_start end,
      current_period_end = case when $5 = 'paid' and found.later then $9::timestamptz else s.current_period_end end,
      latest_invoice = case when $5 in ('paid', 'failed') and found.later then coalesce((
          select i.id from invoices i where i.subscription_id = s.id and i.period_start = $8::timestamptz
        ), $12) else s.latest_invoice end,
      discount_percent = case when found.becomes = 'canceled' or ($5 = 'paid' and $11::int > 0) then 0
        else s.discount_percent end,
      reschedule_at = case when found.becomes in ('active', 'canceled') then null else s.reschedule_at end,
      phases = case when found.becomes in ('active', 'canceled') then '[]' else s.phases end
    from found where s.id = found.id`,
);

const findOrganization = statement(
  'find_organization_of_subscription',
  'select s.id, s.organization from subscriptions s where s.provider_id = $1',
);

/**
 * The mail about what was paid or refused, or about the end; null where there is nothing to write. What it is about says which
 * mail it is: events come more than once.
 */
async function mailOf(portal: Books, { id: plan, became, invoice }: SubscriptionEvent): Promise<WrittenMail | null> {
  if (became !== 'canceled' && invoice === null) return null;
  const [found] = await portal.database.query(findOrganization, [plan]);
  if (!found) return null;
  const { id, organization } = found;
  if (became === 'canceled') return planEnded(portal, organization, id);
  if (invoice === null) return null;
  const { start } = invoice.period;
  if (became === 'failed') {
    const { sender, origin } = writerOf(portal, organization);
    return { id: stableId('renewal-failed', plan, start.toISOString()), ...renewalFailedMail(sender, origin) };
  }
  if (became !== 'paid') return null;
  return renewalReceipt(portal, organization, { plan, start, amount: invoice.amount - invoice.discount });
}

/** Takes note of what the provider says of a subscription: once, however often and in whatever order events come. */
export async function receiveSubscriptionEvent(
  portal: Books,
  { id, type, created }: PaymentEvent,
  subscription: SubscriptionEvent,
  now: Date,
): Promise<void> {
  const { id: providerId, became, invoice } = subscription;
  const mail = await mailOf(portal, subscription);
  await portal.database.query(receive, [
    id,
    type,
    now.toISOString(),
    providerId,
    became,
    created.toISOString(),
    invoice?.id ?? null,
    invoice?.period.start.toISOString() ?? null,
    invoice?.period.end.toISOString() ?? null,
    invoice?.amount ?? null,
    invoice?.discount ?? null,
    createId(now),
    ...mailParams(mail),
  ]);
  if (mail) portal.jobs.wake('mail');
}
