import { firstChoice } from '#flows/checkout/rules/configure.ts';
import type { Offer, ProductChoice } from '#flows/checkout/rules/ProductChoice.ts';

/** The choice of a product that is bought once and never renews; undefined where it is sold as a plan alone. */
export function onceChoice(offer: Offer): ProductChoice | undefined {
  const once = offer.products.find(({ pricing }) => pricing.type === 'one_time');
  const choice = once && firstChoice(offer);
  return choice && { ...choice, product: once._id };
}
