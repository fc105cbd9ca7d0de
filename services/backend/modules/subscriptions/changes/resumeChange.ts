import { isPeriodOver } from '#flows/subscription-action/rules/isPeriodOver.ts';
import type { Subscription } from '#schemas/wire/subscription.ts';
import { createId } from '#services/backend/kernel/ids/createId.ts';
import { mailParams } from '../../notifications/mailing.ts';
import { receiptMail } from '../../payments/receiptMail.ts';
import { renewalReceipt } from '../../payments/renewalReceipt.ts';
import { invoicing } from '../../invoices/invoicing.ts';
import type { ProviderPeriod } from '#services/backend/adapters/payments/Payments.ts';
import { type Change, type Outcome, ChangeImpossible } from './Change.ts';
import { changeMail } from './changeMail.ts';
import { mailingChange, OWN, writing } from './writing.ts';

const ACTIVE = `status = case when s.status = 'canceled' then s.status else 'active' end, pause_collection = null,
    pause_reason = null, resumes_at = null, reschedule_at = null, phases = '[]'`;

const goOn = writing('resume_subscription', 'subscription-resumed', ACTIVE, [mailingChange('resume_subscription', 0)]);

const [START, END, DISCOUNT, INVOICE] = [
  `$${OWN}::timestamptz`,
  `$${OWN + 1}::timestamptz`,
  `$${OWN + 2}::int`,
  `$${OWN + 3}::text`,
];
const RECEIPT = { id: `$${OWN + 4}`, subject: `$${OWN + 5}`, text: `$${OWN + 6}`, now: '$7' };

/** Where the provider's event of the invoice came first, that is the invoice. */
const begin = writing(
  'resume_subscription_now',
  'subscription-resumed',
  `${ACTIVE}, current_period_start = ${START}, current_period_end = ${END}, discount_percent = 0,
    latest_invoice = coalesce((
      select i.id from invoices i where i.subscription_id = s.id and i.period_start = ${START}
    ), ${INVOICE})`,
  [
    invoicing({ source: 'changed', id: INVOICE, discount: DISCOUNT, now: '$7' }),
    receiptMail({ source: 'changed', ...RECEIPT }),
  ],
);

/** Goes on: a period begins now and is charged, or the next one is once the one that was paid for ends. */
export const resumeChange: Change = async ({ portal, row, shown, body, since, key }): Promise<Outcome> => {
  const { providerId: id, duration: months, amount, periodEnd, discountPercent } = row;
  if (id === null) throw new ChangeImpossible('it has not begun at the provider');
  const now = body['shipNow'] === true || periodEnd === null || isPeriodOver(periodEnd, since);
  const period: ProviderPeriod = await portal.payments.resumeSubscription({ id, now, months, amount, key });
  // One that was moved before it was paused is charged when its period ends again, and not when it was moved to.
  if (!now && row.rescheduleAt !== null)
    await portal.payments.rescheduleSubscription({ id, at: periodEnd, key: `${key}-date` });
  const active: Subscription = {
    ...shown,
    status: 'active',
    active: true,
    reschedule_date: null,
    schedule_details: { phases: [] },
  };
  const vendor = shown.vendor && { ...shown.vendor, pause_collection: null, resumes_at: null };
  if (!now)
    return {
      write: async (database, common) => {
        const mail = mailParams(changeMail(portal, row.organization, 'resumed'));
        const written = await database.query(goOn, [...common, ...mail]);
        portal.jobs.wake('mail');
        return written;
      },
      shown: { ...active, vendor },
    };
  const invoice = createId(portal.clock());
  const discount = Math.round((amount * discountPercent) / 100);
  const renewed = { plan: id, start: period.start, amount: amount - discount };
  const receipt = renewalReceipt(portal, row.organization, renewed);
  const dates = { current_period_start: period.start.toISOString(), current_period_end: period.end.toISOString() };
  return {
    write: async (database, common) => {
      const written = await database.query(begin, [
        ...common,
        dates.current_period_start,
        dates.current_period_end,
        discount,
        invoice,
        receipt?.id ?? null,
        receipt?.subject ?? null,
        receipt?.text ?? null,
      ]);
      portal.jobs.wake('mail');
      return written;
    },
    shown: {
      ...active,
      ...dates,
      next_amount: amount,
      vendor: vendor && { ...vendor, ...dates, latest_invoice: invoice },
    },
  };
};
