import { renewalText } from '#flows/checkout/rules/renewalText.ts';
import { formatMoney } from '#flows/kinds/describing/formatMoney.ts';
import { orderNumberOf } from '#flows/kinds/describing/orderNumberOf.ts';
import { createId } from '../../kernel/ids/createId.ts';
import { ownOrigin } from '../organizations/ownOrigin.ts';
import { orderLink, timelineLink } from '../organizations/links.ts';
import type { Portal } from '../portal/Portal.ts';
import type { ReceiptMail } from './receiptMail.ts';

/** What was paid. Amounts are cents. */
interface Bought {
  /** Of the order or subscription or, where the visit itself is paid, of that. */
  readonly id: string;
  readonly amount: number;
  /** The period of a plan and what it costs from the next one on; null for what is bought once. */
  readonly renewal: { readonly months: number; readonly amount: number } | null;
}

/**
 * The receipt of what was paid, which says once what was charged. What was bought stands in the portal alone: it may tell of
 * health. After a crash it is written where nobody asks, so that its link leads to the organization's own address: to the
 * order, or to the timeline of a plan, which goes on.
 */
export function receiptOf(
  { tenants, settings }: Pick<Portal, 'tenants' | 'settings'>,
  organization: string,
  { id, amount, renewal }: Bought,
  now: Date,
): ReceiptMail {
  const tenant = tenants.all.find((one) => one.id === organization);
  if (!tenant) throw new RangeError('the organization of a purchase is not among those that are read');
  const { name, support_email } = tenant.settings;
  const origin = ownOrigin(tenant, settings.port);
  const told = [
    `Thank you for your ${name} order.`,
    `Your order number is ${orderNumberOf(id)}.`,
    amount > 0 ? `${formatMoney(amount)} was charged to your card.` : 'Nothing was charged.',
    ...(renewal ? [renewalText(renewal.months, renewal.amount)] : []),
  ];
  return {
    id: createId(now),
    subject: 'Your receipt',
    text: `${told.join(' ')} See what you bought and what comes next:\n\n${renewal ? timelineLink(origin) : orderLink(origin, id)}\n\nQuestions? Write to ${support_email}.`,
  };
}
