import { formatMoney } from '#flows/kinds/describing/formatMoney.ts';
import { momentText } from '#flows/kinds/describing/momentText.ts';
import { monthsText } from '#flows/kinds/describing/monthsText.ts';
import type { Subscription } from '#schemas/wire/subscription.ts';

/** Months of a period; if missing, the months of the first plan. Undefined when both are missing. */
export const durationOf = ({ duration, product_plans: [first] }: Subscription): number | undefined =>
  duration ?? first?.duration;

/** How often a subscription is charged; undefined when unknown. */
export function billingText(subscription: Subscription): string | undefined {
  const months = durationOf(subscription);
  if (months === undefined) return undefined;
  return `Billing every ${monthsText(months)}`;
}

/** The price of a period. */
export const priceText = ({ product_plans: plans }: Subscription): string =>
  formatMoney(plans.reduce((sum, { amount }) => sum + amount, 0));

/** What is charged next. */
export const nextPriceText = (subscription: Subscription): string =>
  subscription.next_amount === undefined ? priceText(subscription) : formatMoney(subscription.next_amount);

/**
 * The event at the end of the period: medications are sent, a trial ends, all others renew (000 §9). Undefined when
 * nothing happens, the care team decides first, or the date is unknown.
 */
export function dueText(
  {
    status,
    type,
    current_period_end: end,
    held,
  }: Pick<Subscription, 'status' | 'type' | 'current_period_end' | 'held'>,
  zone?: string,
): string | undefined {
  if (end === null || held) return undefined;
  const day = momentText(new Date(end), 'date', zone);
  if (status === 'trialing') return `Trial Ends ${day}`;
  if (status !== 'active') return undefined;
  return `${type === 'medication' ? 'Ships on' : 'Next renewal on'} ${day}`;
}
