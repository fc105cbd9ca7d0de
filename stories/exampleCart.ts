import { configure, firstChoice } from '#flows/checkout/rules/configure.ts';
import type { Offer, ProductChoice } from '#flows/checkout/rules/ProductChoice.ts';
import type { Cart } from '#renderers/ports/ports.ts';
import type { Membership, MembershipPrice } from '#schemas/wire/membership.ts';
import type { SelectedProduct } from '#schemas/wire/selectedProduct.ts';
import { fn } from 'storybook/test';
import { exampleImages, exampleOffers, idOf } from './exampleOffers.ts';

/** The weight of the example patient, in pounds. */
const exampleWeight = 150;

const membership: Membership = {
  _id: idOf('longevity-core'),
  slug: 'longevity-core',
  name: 'Longevity Core',
  description: 'Coaching, labs twice a year, and clinical care in one membership.',
  type: 'other',
  protocol: 'You meet your coach within a week, agree on three goals, and talk every month.',
  features: [
    { title: 'Monthly coaching', description: 'Thirty minutes by video with the same coach.' },
    { title: 'Labs twice a year', description: 'The longevity panel at a lab near you.' },
  ],
  included_products: [
    {
      name: 'First coaching call',
      image: null,
      features: ['45 minutes by video', 'Your goals and your plan'],
      calcom: { event_link: null },
    },
    {
      name: 'Longevity Panel',
      image: exampleImages.kit,
      features: ['52 biomarkers', 'Twice a year'],
      calcom: { event_link: null },
    },
  ],
};

const priceOf = (months: number, price: number): MembershipPrice => ({
  _id: idOf(`core/${months}`),
  membership: membership._id,
  price,
  recurring: { interval_count: months },
});

/** A membership as a visit offers it; prices are in cents for all their months together. */
export const exampleMembership = { membership, prices: [priceOf(1, 14_900), priceOf(3, 35_700), priceOf(12, 118_800)] };

/** The default choice of an offer, with the given changes. */
export function exampleChoice(offer: Offer, changes: Partial<ProductChoice> = {}): ProductChoice {
  const choice = firstChoice(offer, { weight: exampleWeight });
  if (!choice) throw new RangeError(`'${offer.template.slug}' has no plan to choose`);
  return { ...choice, ...changes };
}

/** An offer with the choice that the backend would confirm. */
export const exampleSelected = (offer: Offer, changes: Partial<ProductChoice> = {}): SelectedProduct =>
  configure(offer, exampleChoice(offer, changes), { weight: exampleWeight });

/** The loaded products of a visit; nothing is chosen yet. */
export const exampleCart = (changes: Partial<Cart> = {}): Cart => ({
  status: 'ready',
  offers: [exampleOffers.rapamycin],
  addons: [],
  bundle: null,
  current: null,
  weight: exampleWeight,
  preferredMonths: undefined,
  memberships: new Map([[membership._id, exampleMembership]]),
  offeredMembership: null,
  member: undefined,
  membershipPrice: null,
  choices: [],
  selected: [],
  collectsPayment: true,
  choose: fn(),
  chooseMembership: fn(),
  ...changes,
});
