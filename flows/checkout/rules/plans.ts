import type { Product } from '#schemas/wire/product.ts';
import type { DosageFrequency, ProductTemplate, ShippingFrequency } from '#schemas/wire/productTemplate.ts';
import type { Offer } from './ProductChoice.ts';

/** A plan as its card shows it. Amounts are cents of US dollars. */
export interface PlanOption {
  /** Id of the priced item. */
  readonly id: string;
  /** A month's share of what is paid; of what is bought once, all of it. */
  readonly price: number;
  readonly savings: number;
  readonly specialDiscount: number;
  readonly type: 'recurring' | 'one-time';
  /** Months; 0 for what is bought once. */
  readonly duration: number;
  readonly total: number;
  readonly totalDiscount: number;
  /** The one plan that is pointed out. */
  readonly highlight: boolean;
}

/** Products name a price one_time, plans one-time. */
const planTypeOf = ({ pricing }: Product): PlanOption['type'] =>
  pricing.type === 'one_time' ? 'one-time' : 'recurring';

/** The dosage frequency that a priced item is for; undefined where the product has no doses. */
export function frequencyOf(template: ProductTemplate, product: Product): DosageFrequency | undefined {
  const label = product.plan_properties.dosage_frequency?.label;
  return template.dosage_frequencies.find(({ frequency }) => frequency.label === label);
}

/** The plan of the template that a priced item is for. */
export const shippingFrequencyOf = (template: ProductTemplate, product: Product): ShippingFrequency | undefined =>
  template.shipping_frequencies.find(
    ({ months, type }) => months === product.pricing.recurring.interval_count && type === planTypeOf(product),
  );

/** The priced item of another dosage frequency or plan; undefined where there is none. */
export const productFor = (
  { products }: Offer,
  frequency: string | null,
  plan: Pick<PlanOption, 'duration' | 'type'>,
) =>
  products.find(
    (product) =>
      (product.plan_properties.dosage_frequency?.label ?? null) === frequency &&
      product.pricing.recurring.interval_count === plan.duration &&
      planTypeOf(product) === plan.type,
  );

/** What a month of a plan costs: what is paid, divided by its months, to the cent. */
const monthly = ({ months, prices }: ShippingFrequency) =>
  months === 0 ? prices.total_discount : Math.round(prices.total_discount / months);

const savingsOf = ({ prices }: ShippingFrequency) => prices.total - prices.total_discount;

/** The plans of an offer at a dosage frequency, in the template's order. */
export function plansOf(offer: Offer, frequency: string | null): readonly PlanOption[] {
  const plans = offer.template.shipping_frequencies.flatMap((plan) => {
    const product = productFor(offer, frequency, { duration: plan.months, type: plan.type });
    return product ? [{ plan, product }] : [];
  });
  const most = Math.max(0, ...plans.map(({ plan }) => savingsOf(plan)));
  const highlighted =
    plans.find(({ plan }) => plan.default) ?? plans.find(({ plan }) => most > 0 && savingsOf(plan) === most);
  return plans.map(({ plan, product }) => ({
    id: product._id,
    price: monthly(plan),
    savings: savingsOf(plan),
    specialDiscount: plan.prices.specialDiscount,
    type: plan.type,
    duration: plan.months,
    total: plan.prices.total,
    totalDiscount: plan.prices.total_discount,
    highlight: plan === highlighted?.plan,
  }));
}

/** Which plan a patient begins with, in months. */
export interface PreferredPlan {
  /** The preferred one. */
  readonly months?: number | undefined;
  /** The one that is chosen now, perhaps of another product or frequency. */
  readonly active?: number | undefined;
}

/** The plan to begin with: the preferred months, else the one that is active, else the first. */
export const firstPlan = (plans: readonly PlanOption[], { months, active }: PreferredPlan): PlanOption | undefined =>
  plans.find(({ duration }) => duration === months) ?? plans.find(({ duration }) => duration === active) ?? plans[0];
