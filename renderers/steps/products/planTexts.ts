import type { PlanOption } from '#flows/checkout/rules/plans.ts';
import { formatMoney } from '#flows/kinds/describing/formatMoney.ts';
import { monthsText } from '#flows/kinds/describing/monthsText.ts';
import { billedAndShipped, productWords } from '../../words/productWords.ts';
import type { PlanTexts } from '../../ui/PlanCard.tsx';

interface PlanWords {
  readonly bestValue: string;
  readonly fullPrice: string;
  /** With `{amount}`. */
  readonly save: string;
}

/** What the card of a plan says: the price of a month where it renews, all of it where it is bought once. */
export function planTexts(plan: PlanOption, { bestValue, fullPrice, save }: PlanWords): PlanTexts {
  const recurs = plan.type === 'recurring' && plan.duration > 0;
  return {
    title: recurs ? monthsText(plan.duration) : productWords.oneTime,
    price: recurs ? `${formatMoney(plan.price)}${productWords.perMonth}` : formatMoney(plan.totalDiscount),
    note: recurs ? billedAndShipped(plan.duration) : productWords.paidOnce,
    saving: plan.savings > 0 ? save.replace('{amount}', () => formatMoney(plan.savings, { short: true })) : fullPrice,
    saves: plan.savings > 0,
    badge: plan.highlight ? bestValue : undefined,
  };
}
