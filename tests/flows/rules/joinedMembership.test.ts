import { describe, expect, it } from 'vitest';
import { noPorts, type Cart } from '#renderers/ports/ports.ts';
import { joinedMembership } from '#flows/checkout/rules/joinedMembership.ts';
import { exampleSelected } from '#stories/exampleCart.ts';
import { exampleOffers } from '#stories/exampleOffers.ts';
import type { Membership } from '#schemas/wire/membership.ts';

const membership: Membership = {
  _id: '0123456789abcdef01234567',
  slug: 'core',
  name: 'Core',
  description: '',
  type: 'other',
  protocol: '',
  features: [],
  included_products: [],
};
const price = { _id: 'p1', membership: membership._id, price: 14_900, recurring: { interval_count: 1 } };

const { coaching } = exampleOffers;
const program = exampleSelected({ ...coaching, template: { ...coaching.template, membership: 'f'.repeat(24) } });

const cart = (changes: Partial<Cart> = {}): Cart => ({
  status: 'ready',
  offers: [],
  addons: [],
  bundle: null,
  current: null,
  weight: null,
  preferredMonths: undefined,
  memberships: new Map([[membership._id, { membership, prices: [price] }]]),
  offeredMembership: membership._id,
  member: undefined,
  membershipPrice: price._id,
  choices: [],
  selected: [],
  collectsPayment: true,
  choose: () => noPorts.track('continue'),
  chooseMembership: () => noPorts.track('continue'),
  ...changes,
});

describe('the membership that an order joins', () => {
  it('is the offered one at the chosen price', () => {
    expect(joinedMembership(cart())).toEqual({ membership, price });
  });

  it('of a member who has not paid yet is the one that was joined, at its price, whatever the visit offers', () => {
    const joined = { ...price, _id: 'p0', price: 9900 };
    const changes = { member: joined, offeredMembership: null, membershipPrice: null };
    expect(joinedMembership(cart(changes))).toEqual({ membership, price: joined });
  });

  it.each<[string, Partial<Cart>]>([
    ['nothing is paid for the visit', { collectsPayment: false }],
    ['the visit offers none', { offeredMembership: null }],
    ['no price was chosen', { membershipPrice: null }],
    ['the patient is a member, whatever was chosen', { member: null }],
    ['its price is not known', { membershipPrice: 'p2' }],
    ['a coaching program with its own membership is bought', { selected: [program] }],
  ])('is none where %s', (_, changes) => {
    expect(joinedMembership(cart(changes))).toBeUndefined();
  });
});
