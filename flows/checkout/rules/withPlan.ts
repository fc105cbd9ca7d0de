import { frequencyOf, productFor, type PlanOption } from './plans.ts';
import type { Offer, ProductChoice } from './ProductChoice.ts';

/** The choice with another plan. Returns it unchanged if the product has no such plan at its dosage frequency. */
export function withPlan(
  offer: Offer,
  choice: ProductChoice,
  plan: Pick<PlanOption, 'duration' | 'type'>,
): ProductChoice {
  const now = offer.products.find(({ _id }) => _id === choice.product);
  const frequency = now && frequencyOf(offer.template, now);
  const product = productFor(offer, frequency?.frequency.label ?? null, plan);
  return product ? { ...choice, product: product._id } : choice;
}
