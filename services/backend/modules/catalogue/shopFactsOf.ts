import { monthly } from '#flows/checkout/rules/plans.ts';
import type { ProductTemplate } from '#schemas/wire/productTemplate.ts';
import type { CatalogueProduct } from './CatalogueProduct.ts';
import { shippingFrequencyOf } from './shippingFrequencyOf.ts';

type ShopFacts = Pick<ProductTemplate['shop'], 'begins_with' | 'price' | 'health_account'>;

/** What the shop says of a product beyond its file: it follows from its type and its plans. */
export function shopFactsOf({ type, plans, healthAccount }: CatalogueProduct): ShopFacts {
  const offered = plans.map(shippingFrequencyOf);
  const once = offered.find(({ months }) => months === 0);
  const [cheapest] = offered.filter(({ months }) => months > 0).toSorted((one, other) => monthly(one) - monthly(other));
  return {
    begins_with: type === 'lab' || type === 'supplement' ? 'purchase' : 'visit',
    price: {
      once: once?.prices.total_discount ?? null,
      monthly: cheapest ? monthly(cheapest) : null,
      months: cheapest?.months ?? null,
    },
    // What is prescribed and what is measured is medical care; other things are only where a provider says so.
    health_account: healthAccount ?? (type === 'medication' || type === 'lab'),
  };
}
