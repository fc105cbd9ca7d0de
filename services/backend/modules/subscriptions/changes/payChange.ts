import { receiptMail } from '../../payments/receiptMail.ts';
import { renewalReceipt } from '../../payments/renewalReceipt.ts';
import { notifying } from '../../notifications/notifying.ts';
import { keptCard } from '../../users/keptCard.ts';
import { type Change, ChangeImpossible } from './Change.ts';
import { OWN, writing } from './writing.ts';

const [INVOICE, START, END] = [`$${OWN}::text`, `$${OWN + 1}::timestamptz`, `$${OWN + 2}::timestamptz`];
const RECEIPT = { id: `$${OWN + 3}`, subject: `$${OWN + 4}`, text: `$${OWN + 5}`, now: '$7' };

/** The provider's event of the same payment may come first, or later; the patient is told once. */
const pay = writing(
  'pay_subscription',
  null,
  `status = case when s.status in ('past_due', 'unpaid') then 'active' else s.status end, latest_invoice = ${INVOICE},
    current_period_start = ${START}, current_period_end = ${END}, discount_percent = 0`,
  [
    `settled as (
      update invoices i set status = 'paid', paid_with = ${keptCard('changed.user_id')} from changed where i.id = ${INVOICE}
    )`,
    `named as (
      select changed.user_id, coalesce(i.provider_id, i.id) as invoice from changed, invoices i where i.id = ${INVOICE}
    )`,
    receiptMail({ source: 'changed', ...RECEIPT }),
    notifying({ event: 'plan-renewed', source: 'named', about: 's.invoice', now: '$7' }),
  ],
);

/** Pays a period whose charge was refused; it begins when it would have. */
export const payChange: Change = async ({ portal, row, shown, key }) => {
  const { providerId: id, owed } = row;
  if (id === null || owed === null) throw new ChangeImpossible('nothing is owed');
  const { providerId: invoice, due: amount, start, end } = owed;
  const period = { start: new Date(start), end: new Date(end) };
  if (!owed.isPaid) await portal.payments.payOwed({ id, invoice, amount, period, key });
  const receipt = renewalReceipt(portal, row.organization, { plan: id, start: period.start, amount });
  const dates = { current_period_start: start, current_period_end: end };
  return {
    write: async (database, common) => {
      const mail = [receipt?.id ?? null, receipt?.subject ?? null, receipt?.text ?? null] as const;
      const written = await database.query(pay, [...common, owed.id, start, end, ...mail]);
      portal.jobs.wake('mail');
      return written;
    },
    shown: {
      ...shown,
      ...dates,
      status: 'active',
      active: true,
      owed: null,
      next_amount: row.amount,
      vendor: shown.vendor && { ...shown.vendor, ...dates, latest_invoice: owed.id },
    },
  };
};
