import { isPriced } from '#flows/checkout/rules/quote.ts';
import { monthsText } from '#flows/kinds/describing/monthsText.ts';
import type { ChargeLine } from '#schemas/wire/charge.ts';
import type { Order } from '#schemas/wire/order.ts';
import type { SelectedProduct } from '#schemas/wire/selectedProduct.ts';

/** What was bought, one line a thing, and what was taken off. Cents of US dollars. */
export interface Itemized {
  readonly lines: ChargeLine[];
  readonly discount: number;
}

/** What is recorded of a visit that was paid. */
export interface VisitBought {
  readonly products: readonly SelectedProduct[];
  /** The membership that was joined with it; null where none was. */
  readonly membership: { readonly id: string; readonly name: string; readonly amount: number } | null;
  /** Whether a discount code was taken with it. */
  readonly discounted: boolean;
}

/** A period of a plan. */
export interface PlanBought {
  readonly name: string;
  /** Months of a period. */
  readonly duration: number;
  readonly quantity: number;
}

const described = (name: string, { months = 0, quantity = 1 }: { months?: number; quantity?: number }): string =>
  [name, ...(months > 0 ? [monthsText(months)] : []), ...(quantity > 1 ? [`quantity ${quantity}`] : [])].join(', ');

/**
 * The lines of what was paid with one sum. What does not come to that sum is no account of it, such as the products of a
 * visit that were chosen anew since: then one line names it all.
 */
function itemized(lines: ChargeLine[], amount: number, mayBeDiscounted: boolean): Itemized {
  const sum = lines.reduce((total, line) => total + line.amount, 0);
  if (sum === amount || (mayBeDiscounted && sum > amount)) return { lines, discount: sum - amount };
  const description = lines.map((line) => line.description).join('; ');
  return { lines: [{ description: description === '' ? 'Medical visit' : description, amount }], discount: 0 };
}

/** What was paid with a visit: its products, and a membership that comes with none of them. @param amount what it came to */
export const linesOfVisit = ({ products, membership, discounted }: VisitBought, amount: number): Itemized =>
  itemized(
    [
      ...products.filter(isPriced).map(({ name, selected_configuration: { pricing, shipping } }) => ({
        description: described(name, { months: shipping.months }),
        amount: pricing.total_discount,
      })),
      ...(membership && !products.some((product) => product.membership === membership.id)
        ? [{ description: `${membership.name} membership`, amount: membership.amount }]
        : []),
    ],
    amount,
    discounted,
  );

/** What is recorded of an order that was paid. */
export interface OrderBought {
  readonly items: Order['items'];
  /** Whether a discount code was taken with it. */
  readonly discounted: boolean;
}

/** What was paid with an order. @param amount what it came to */
export const linesOfOrder = ({ items, discounted }: OrderBought, amount: number): Itemized =>
  itemized(
    items.map(({ name, quantity, amount: price }) => ({ description: described(name, { quantity }), amount: price })),
    amount,
    discounted,
  );

/** What was paid for a period of a plan. @param amount its price, less the discount what was paid */
export const linesOfPlan = ({ name, duration, quantity }: PlanBought, amount: number, discount: number): Itemized => ({
  lines: [{ description: described(name, { months: duration, quantity }), amount }],
  discount,
});
