import { expect, it } from 'vitest';
import { preselectedPlan } from '#flows/signup/rules/preselectedPlan.ts';
import { signupChoice } from '#flows/signup/rules/signupChoice.ts';
import { exampleOffers } from '#stories/exampleOffers.ts';
import type { Offer } from '#flows/checkout/rules/ProductChoice.ts';
import { detailsOf } from '#flows/checkout/rules/detailsOf.ts';

const { labPanel, acarbose, electrolytes } = exampleOffers;

const withDefault = (offer: Offer, months: number): Offer => ({
  ...offer,
  products: offer.products.map((product) => ({
    ...product,
    pricing: { ...product.pricing, default: product.pricing.recurring.interval_count === months },
  })),
});

const monthsOf = (offer: Offer, preferred?: number) => {
  const choice = signupChoice(offer, preferred);
  return choice && detailsOf(offer, choice, null).plan?.duration;
};

it.each([
  ['the preferred months', acarbose, 3, 3],
  ['the preferred months before the default price', withDefault(acarbose, 6), 3, 3],
  ['what is bought once, where that is preferred', labPanel, 0, 0],
  ['the default price where nothing is preferred', withDefault(acarbose, 6), undefined, 6],
  ['the default price where the preferred months are not offered', withDefault(acarbose, 3), 12, 3],
  ['the first without a default price', acarbose, undefined, 1],
  ['the first where the preferred months are not offered', labPanel, 12, 0],
  ['the only one', electrolytes, 3, 1],
])('a product is shown with the plan of %s', (_, offer, preferred, expected) => {
  expect(monthsOf(offer, preferred)).toBe(expected);
});

it('a product without plans has none to choose', () => {
  expect(signupChoice({ ...acarbose, products: [] }, 3)).toBeUndefined();
  expect(preselectedPlan(acarbose, [], 3)).toBeUndefined();
});
