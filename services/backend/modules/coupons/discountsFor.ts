import type { CouponDiscounts } from '#schemas/wire/coupon.ts';

/** A discount code. */
export interface Coupon {
  /** In capitals. */
  readonly code: string;
  readonly percent: number;
  /** Ids of the product templates that it serves. */
  readonly productTemplates: readonly string[];
  /** The moment from which it no longer serves; null where it does not expire. */
  readonly expiresAt: Date | null;
}

/** A priced item and the product template that it is a plan of. */
interface Priced {
  readonly product: string;
  readonly product_template: string;
}

/** What a code takes off each of some priced items, in percent, by the id of the priced item. */
export function discountsFor(coupon: Coupon, items: readonly Priced[]): CouponDiscounts['productDiscounts'] {
  const served = items.filter(({ product_template }) => coupon.productTemplates.includes(product_template));
  return Object.fromEntries(served.map(({ product }) => [product, { discount: coupon.percent }]));
}
