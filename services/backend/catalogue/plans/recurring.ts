import type { ShippingFrequency } from '#schemas/wire/productTemplate.ts';

interface Price {
  /** The full price in cents, for all months together. */
  readonly total: number;
  /** Cents that the plan saves. */
  readonly savings?: number;
  /** Cents that the membership that comes with the product saves. */
  readonly membershipSavings?: number;
  /** Whether this plan is the one that is pointed out. */
  readonly isDefault?: boolean;
}

/** A plan that renews every so many months. */
export const recurring = (
  months: number,
  { total, savings = 0, membershipSavings = 0, isDefault = false }: Price,
): ShippingFrequency => ({
  months,
  default: isDefault,
  type: 'recurring',
  non_recurring: false,
  prices: {
    total,
    total_discount: total - savings - membershipSavings,
    specialDiscount: 0,
    product_savings: savings,
    membership_savings: membershipSavings,
  },
});
