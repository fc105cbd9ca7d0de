import { formatMoney } from '#flows/kinds/describing/formatMoney.ts';
import type { ProductTemplate } from '#schemas/wire/productTemplate.ts';

/** What a product costs, in words. */
export interface PriceTexts {
  /** The figure that is looked for: the price, or the lowest price a month. */
  readonly price: string;
  /** What stands behind it. */
  readonly of: string;
  /** What is paid when. */
  readonly payments: readonly { readonly when: string; readonly amount: string }[];
  readonly note: string | undefined;
}

/** The parts of a product that its price depends on. */
export type Priced = Pick<ProductTemplate, 'shop' | 'shipping_frequencies'>;

const every = (months: number) => (months === 1 ? 'every month' : `every ${months} months`);

/** The plan with the lowest price a month: what it costs each time, and how often that is. */
function planOf({ shop: { price }, shipping_frequencies: plans }: Priced) {
  const plan = plans.find(({ months, type }) => type === 'recurring' && months === price.months);
  if (!plan) return undefined;
  const each = formatMoney(plan.prices.total_discount);
  return { each, text: `${each} ${every(plan.months)}` };
}

/** The price of a product: what is paid today, what later, and what a month costs; undefined for one that has no price. */
export function priceTexts(product: Priced): PriceTexts | undefined {
  const { price, begins_with: begins } = product.shop;
  const plan = planOf(product);
  const figure = price.once ?? price.monthly;
  if (figure === null) return undefined;
  const monthly =
    price.monthly === null
      ? undefined
      : { price: `From ${formatMoney(price.monthly, { short: true })}`, of: 'a month' };
  if (begins === 'visit')
    return {
      ...(monthly ?? { price: formatMoney(figure, { short: true }), of: 'once' }),
      payments: [
        { when: 'Today', amount: formatMoney(0) },
        { when: 'If approved', amount: plan?.text ?? formatMoney(figure) },
      ],
      note: 'If your provider says no, you pay nothing.',
    };
  if (price.once !== null)
    return {
      price: formatMoney(figure, { short: true }),
      of: 'once',
      payments: [
        { when: 'Today', amount: formatMoney(figure) },
        ...(plan ? [{ when: 'Or as a plan', amount: plan.text }] : []),
      ],
      note: 'One-time orders ship free.',
    };
  return {
    ...(monthly ?? { price: formatMoney(figure, { short: true }), of: 'once' }),
    payments: [
      { when: 'Today', amount: plan?.each ?? formatMoney(figure) },
      ...(plan ? [{ when: 'Then', amount: plan.text }] : []),
    ],
    note: 'Cancel before it renews, and you pay nothing more.',
  };
}
