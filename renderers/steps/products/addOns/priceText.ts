import type { PlanOption } from '#flows/checkout/rules/plans.ts';
import { formatMoney } from '#flows/kinds/describing/formatMoney.ts';
import { monthsText } from '#flows/kinds/describing/monthsText.ts';
import { productWords } from '#renderers/words/productWords.ts';

/** The price and interval of a plan: '$48.00 every 3 months'. */
export const priceText = ({ duration, totalDiscount }: PlanOption): string =>
  duration === 0
    ? `${formatMoney(totalDiscount)} ${productWords.paidOnce}`
    : `${formatMoney(totalDiscount)} every ${monthsText(duration)}`;
