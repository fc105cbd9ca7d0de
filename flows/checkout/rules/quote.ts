import type { CouponDiscounts } from '#schemas/wire/coupon.ts';
import type { MembershipPrice } from '#schemas/wire/membership.ts';
import type { SelectedProduct } from '#schemas/wire/selectedProduct.ts';

/** The sums of a selection, in cents of US dollars. */
export interface Quote {
  /** Sum of the full prices. */
  readonly subTotal: number;
  /** The discount by coupons. */
  readonly specialDiscount: number;
  /** Sum of product and membership savings. */
  readonly savings: number;
  /** The amount to pay. */
  readonly total: number;
}

export interface QuoteOptions {
  readonly discounts?: CouponDiscounts['productDiscounts'];
  /** The price of a membership that the patient joins with this purchase. */
  readonly membership?: MembershipPrice | undefined;
}

/** Whether the care team must recommend a dose first; until then there is no price to pay. */
export const awaitsRecommendation = ({ selected_configuration: { treatment_properties } }: SelectedProduct): boolean =>
  treatment_properties.recommendation_requested || treatment_properties.custom_protocol;

/** Labs and supplements are bought by themselves: their one-time items count, and they are charged at once. */
export const boughtAlone = ({ type }: SelectedProduct) => type === 'lab' || type === 'supplement';

/** Whether a product is part of the sums. */
export const isPriced = (product: SelectedProduct) =>
  (boughtAlone(product) || !product.selected_configuration.shipping.non_recurring) && !awaitsRecommendation(product);

/**
 * Whether the products of a purchase cover a membership, so that it is not paid beside them. A coaching program covers every
 * other membership: a patient has one at a time, and it is the one of the program.
 *
 * @param id of the membership
 */
export const coversMembership = (products: readonly Pick<SelectedProduct, 'type' | 'membership'>[], id: string) =>
  products.some(({ type, membership }) => membership === id || (membership !== null && type === 'coaching_membership'));

/**
 * Adds up a purchase. For a treatment, one-time items and items that wait for a recommendation are left out. A coupon
 * is a percentage of each product's discounted price, rounded to cents. A membership included with a product is not
 * paid twice.
 */
export function quote(products: readonly SelectedProduct[], { discounts = {}, membership }: QuoteOptions = {}): Quote {
  let subTotal = 0;
  let specialDiscount = 0;
  let savings = 0;
  let discounted = 0;
  for (const product of products.filter(isPriced)) {
    const { pricing, treatment_properties } = product.selected_configuration;
    subTotal += pricing.total;
    savings += pricing.product_savings + pricing.membership_savings;
    discounted += pricing.total_discount;
    const percent = discounts[treatment_properties.product]?.discount ?? 0;
    specialDiscount += Math.round((percent * pricing.total_discount) / 100);
  }
  if (membership && !coversMembership(products, membership.membership)) {
    subTotal += membership.price;
    discounted += membership.price;
  }
  return { subTotal, specialDiscount, savings, total: discounted - specialDiscount };
}
