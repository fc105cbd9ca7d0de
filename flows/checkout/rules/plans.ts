import type { Product } from '#schemas/wire/product.ts';
import type { DosageFrequency, ProductTemplate, ShippingFrequency } from '#schemas/wire/productTemplate.ts';
import type { Offer } from './ProductChoice.ts';

/** A plan as shown on its card. Amounts are in cents of US dollars. */
export interface PlanOption {
  /** Id of the priced item. */
  readonly id: string;
  /** The price per month; for a one-time purchase, the full price. */
  readonly price: number;
  readonly savings: number;
  readonly specialDiscount: number;
  readonly type: 'recurring' | 'one-time';
  /** Months; 0 for a one-time purchase. */
  readonly duration: number;
  readonly total: number;
  readonly totalDiscount: number;
  /** Whether this is the one highlighted plan. */
  readonly highlight: boolean;
}

/** Products write the price type as one_time, plans as one-time. */
const planTypeOf = ({ pricing }: Product): PlanOption['type'] =>
  pricing.type === 'one_time' ? 'one-time' : 'recurring';

/** The dosage frequency of a priced item; undefined when the product has no doses. */
export function frequencyOf(template: ProductTemplate, product: Product): DosageFrequency | undefined {
  const label = product.plan_properties.dosage_frequency?.label;
  return template.dosage_frequencies.find(({ frequency }) => frequency.label === label);
}

/** The template's plan of a priced item. */
export const shippingFrequencyOf = (template: ProductTemplate, product: Product): ShippingFrequency | undefined =>
  template.shipping_frequencies.find(
    ({ months, type }) => months === product.pricing.recurring.interval_count && type === planTypeOf(product),
  );

/** The priced item for another dosage frequency or plan; undefined when there is none. */
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

/** The price per month of a plan: its price divided by its months, rounded to cents. */
export const monthly = ({ months, prices }: Pick<ShippingFrequency, 'months' | 'prices'>): number =>
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

/** The patient's preferred plan, in months. */
export interface PreferredPlan {
  /** The preferred one. */
  readonly months?: number | undefined;
  /** The months of the currently chosen plan, perhaps of another product or frequency. */
  readonly active?: number | undefined;
}

/** The default plan: the preferred one, else the active one, else the first. */
export const firstPlan = (plans: readonly PlanOption[], { months, active }: PreferredPlan): PlanOption | undefined =>
  plans.find(({ duration }) => duration === months) ?? plans.find(({ duration }) => duration === active) ?? plans[0];
