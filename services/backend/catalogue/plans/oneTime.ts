import type { ShippingFrequency } from '#schemas/wire/productTemplate.ts';

/** A plan that is bought once, at a price in cents. */
export const oneTime = (total: number): ShippingFrequency => ({
  months: 0,
  default: false,
  type: 'one-time',
  non_recurring: true,
  prices: { total, total_discount: total, specialDiscount: 0, product_savings: 0, membership_savings: 0 },
});
