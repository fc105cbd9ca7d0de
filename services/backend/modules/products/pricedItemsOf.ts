import type { Product } from '#schemas/wire/product.ts';
import type { DosageFrequency, ProductTemplate, ShippingFrequency } from '#schemas/wire/productTemplate.ts';
import { productIdOf } from '../catalogue/catalogueIds.ts';

const term = ({ months }: ShippingFrequency) =>
  months === 0 ? 'once' : months === 1 ? 'every month' : `every ${months} months`;

/** The priced items of a product template: each plan at each dosage frequency. */
export function pricedItemsOf(template: ProductTemplate): Product[] {
  const item = (plan: ShippingFrequency, frequency: DosageFrequency['frequency'] | null): Product => {
    const { months, type } = plan;
    const id = productIdOf(template.organization, template.slug, { frequency: frequency?.label ?? null, months, type });
    return {
      _id: id,
      product_template: template._id,
      name: [template.name, frequency?.label.toLowerCase(), term(plan)].filter(Boolean).join(', '),
      pricing: {
        unit_amount: plan.prices.total_discount,
        type: type === 'one-time' ? 'one_time' : 'recurring',
        default: plan.default,
        recurring: { is_recurring: type === 'recurring', interval_count: months },
      },
      plan_properties: { dosage_frequency: frequency },
      stripe_price_id: `price_${id}`,
    };
  };
  const frequencies = template.dosage_frequencies.map(({ frequency }) => frequency);
  return (frequencies.length > 0 ? frequencies : [null]).flatMap((frequency) =>
    template.shipping_frequencies.map((plan) => item(plan, frequency)),
  );
}
