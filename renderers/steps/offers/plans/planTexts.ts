import type { PlanOption } from '#flows/checkout/rules/plans.ts';
import { formatMoney } from '#flows/kinds/describing/formatMoney.ts';
import { monthsText } from '#flows/kinds/describing/monthsText.ts';
import { billedAndShipped, productWords } from '#renderers/words/productWords.ts';
import type { PlanTexts } from '#renderers/ui/choices/PlanCard.tsx';

interface PlanWords {
  readonly bestValue: string;
  readonly fullPrice: string;
  /** Contains `{amount}`. */
  readonly save: string;
}

/** How a plan renews. */
const termsOf = ({ type, duration }: PlanOption) =>
  type === 'recurring' && duration > 0
    ? { title: monthsText(duration), note: billedAndShipped(duration) }
    : { title: productWords.oneTime, note: productWords.paidOnce };

/** The texts of a plan's card while no price applies: how often it is billed and shipped. */
export const planWithoutPrice = (plan: PlanOption): PlanTexts => termsOf(plan);

/** The texts of a plan's card: the price per month for a renewing plan, the full price for a one-time purchase. */
export function planTexts(plan: PlanOption, { bestValue, fullPrice, save }: PlanWords): PlanTexts {
  const recurs = plan.type === 'recurring' && plan.duration > 0;
  return {
    ...termsOf(plan),
    price: recurs ? `${formatMoney(plan.price)}${productWords.perMonth}` : formatMoney(plan.totalDiscount),
    saving: plan.savings > 0 ? save.replace('{amount}', () => formatMoney(plan.savings, { short: true })) : fullPrice,
    saves: plan.savings > 0,
    badge: plan.highlight ? bestValue : undefined,
  };
}
