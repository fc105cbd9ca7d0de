import { formatMoney } from '#flows/kinds/describing/formatMoney.ts';
import type { MembershipPrice } from '#schemas/wire/membership.ts';
import type { SelectedProduct } from '#schemas/wire/selectedProduct.ts';
import { boughtAlone, isPriced } from './quote.ts';
import { renewalText } from './renewalText.ts';

/** What is paid with one press of the button. */
interface Payment {
  readonly products: readonly SelectedProduct[];
  /** The price of a membership that is joined with it. */
  readonly membership: MembershipPrice | undefined;
  /** Cents, as shown to the patient. */
  readonly total: number;
  /** Whether a discount code is applied. */
  readonly discounted: boolean;
}

/** What renews, in cents, by the months of its period. */
function renewals({ products, membership }: Payment): ReadonlyMap<number, number> {
  const sums = new Map<number, number>();
  const add = (months: number, cents: number) => sums.set(months, (sums.get(months) ?? 0) + cents);
  for (const product of products.filter(isPriced)) {
    const { shipping, pricing } = product.selected_configuration;
    if (!shipping.non_recurring && shipping.months > 0) add(shipping.months, pricing.total_discount);
  }
  if (membership && !products.some((product) => product.membership === membership.membership))
    add(membership.recurring.interval_count, membership.price);
  return sums;
}

/**
 * What the patient agrees to pay, in sentences: how much is reserved or charged now, when it is charged, what renews when
 * and for how much, and how long a discount code lasts.
 */
export function paymentTerms(payment: Payment): readonly string[] {
  const { products, total, discounted } = payment;
  // A supplement that is added to a treatment is paid with its visit.
  const atOnce = products.length > 0 && products.every(boughtAlone);
  const first = atOnce
    ? `${formatMoney(total)} is charged to your card when you place the order.`
    : `${formatMoney(total)} is reserved on your card now. It is charged only when your provider approves. If they do not approve, you pay nothing.`;
  const later = [...renewals(payment)].map(([months, cents]) => renewalText(months, cents));
  return [
    ...(total > 0 ? [first] : []),
    ...later,
    ...(discounted && later.length > 0 ? ['Your code lowers the first payment only.'] : []),
  ];
}
