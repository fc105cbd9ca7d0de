import { formatMoney } from '#flows/kinds/describing/formatMoney.ts';
import type { SelectedProduct } from '#schemas/wire/selectedProduct.ts';
import type { JoinedMembership } from './joinedMembership.ts';
import { boughtAlone, isPriced } from './quote.ts';
import { renewalText } from './renewalText.ts';

/** What is paid with one press of the button. */
interface Payment {
  readonly products: readonly SelectedProduct[];
  /** The membership that is joined with it. */
  readonly joined: JoinedMembership | undefined;
  /** Cents, as shown to the patient. */
  readonly total: number;
  /** Whether a discount code is applied. */
  readonly discounted: boolean;
}

interface Renewal {
  readonly names: readonly string[];
  /** For all of them together. */
  readonly cents: number;
}

/** What renews, by the months of its period. */
function renewals({ products, joined }: Payment): ReadonlyMap<number, Renewal> {
  const periods = new Map<number, Renewal>();
  const add = (months: number, name: string, price: number) => {
    const { names, cents } = periods.get(months) ?? { names: [], cents: 0 };
    periods.set(months, { names: [...names, name], cents: cents + price });
  };
  for (const product of products.filter(isPriced)) {
    const { shipping, pricing } = product.selected_configuration;
    if (!shipping.non_recurring && shipping.months > 0) add(shipping.months, product.name, pricing.total_discount);
  }
  if (joined && !products.some((product) => product.membership === joined.membership._id))
    add(joined.price.recurring.interval_count, joined.membership.name, joined.price.price);
  return periods;
}

/**
 * What the patient agrees to pay, in sentences: how much is reserved or charged now, when it is charged, what renews when
 * and for how much (by name, where not everything renews together), and how long a discount code lasts.
 */
export function paymentTerms(payment: Payment): readonly string[] {
  const { products, total, discounted } = payment;
  // A supplement that is added to a treatment is paid with its visit.
  const atOnce = products.length > 0 && products.every(boughtAlone);
  const first = atOnce
    ? `${formatMoney(total)} is charged to your card when you place the order.`
    : `${formatMoney(total)} is reserved on your card now. It is charged only when your provider approves. If they do not approve, you pay nothing.`;
  const periods = [...renewals(payment)];
  // Where all of it renews together, the items above say what it is.
  const later = periods.map(([months, { names, cents }]) =>
    renewalText(months, cents, periods.length > 1 ? names : undefined),
  );
  return [
    ...(total > 0 ? [first] : []),
    ...later,
    ...(discounted && later.length > 0 ? ['Your code lowers the first payment only.'] : []),
  ];
}
