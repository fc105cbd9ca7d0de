import type { ShippingFrequency } from '#schemas/wire/productTemplate.ts';
import type { CataloguePlan } from './CatalogueProduct.ts';

/** A plan as it is offered: bought once, or renewed every so many months. */
export function shippingFrequencyOf(plan: CataloguePlan): ShippingFrequency {
  const { months, total, savings = 0, membershipSavings = 0, default: isDefault = false } = plan;
  const isOneTime = months === 0;
  return {
    months,
    default: isDefault,
    type: isOneTime ? 'one-time' : 'recurring',
    non_recurring: isOneTime,
    prices: {
      total,
      total_discount: total - savings - membershipSavings,
      specialDiscount: 0,
      product_savings: savings,
      membership_savings: membershipSavings,
    },
  };
}
