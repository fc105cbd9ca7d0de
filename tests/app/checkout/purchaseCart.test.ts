import { describe, expect, it } from 'vitest';
import { PurchaseCart } from '#app/checkout/cart/PurchaseCart.ts';
import type { Offer } from '#flows/checkout/rules/ProductChoice.ts';
import { signupChoice } from '#flows/signup/rules/signupChoice.ts';
import type { Cart } from '#renderers/ports/ports.ts';
import { exampleOffers } from '#stories/exampleOffers.ts';

const { labPanel, acarbose } = exampleOffers;

async function cartOf(...offers: readonly Offer[]) {
  const cart = new PurchaseCart({
    selected: [],
    offeredMembership: null,
    member: undefined,
    collectsPayment: true,
    product: offers[0]?.template._id,
    weight: () => null,
    load: () => Promise.resolve({ offers, addons: [], bundle: null, memberships: new Map() }),
    firstChoice: signupChoice,
  });
  await cart.load();
  return cart;
}

const ready = (cart: PurchaseCart): Cart => {
  const snapshot = cart.get();
  if (snapshot.status !== 'ready') throw new Error('the cart is not read');
  return snapshot;
};
const planOf = ({ products }: Offer, months: number) =>
  products.find(({ pricing }) => pricing.recurring.interval_count === months)?._id ?? '';

/** Chooses a plan as the screen does. */
function choose(cart: PurchaseCart, offer: Offer, months: number): void {
  const choice = signupChoice(offer, months);
  if (choice) ready(cart).choose([choice], false);
}

describe('a plan that needs no confirmation is', () => {
  it('the one that the URL asks for', async () => {
    const cart = await cartOf(acarbose);
    cart.askFor(planOf(acarbose, 6));
    expect(cart.selectPlan()?.selected_configuration.shipping.months).toBe(6);
    expect(cart.pricedItems()).toEqual([planOf(acarbose, 6)]);
    expect(ready(cart).selected).toHaveLength(1);
  });

  it('the chosen one, whatever the URL asked for before', async () => {
    const cart = await cartOf(acarbose);
    cart.askFor(planOf(acarbose, 6));
    choose(cart, acarbose, 3);
    expect(cart.selectPlan()?.selected_configuration.shipping.months).toBe(3);
  });

  it('the one that the URL asks for after a choice', async () => {
    const cart = await cartOf(acarbose);
    choose(cart, acarbose, 3);
    cart.askFor(planOf(acarbose, 1));
    expect(cart.selectPlan()?.selected_configuration.shipping.months).toBe(1);
  });

  it('the default one, if there is neither', async () => {
    const cart = await cartOf(labPanel);
    expect(cart.selectPlan()?.selected_configuration.shipping).toEqual({ months: 0, non_recurring: false });
  });

  it('priced by the catalogue, with nothing left to recommend', async () => {
    const cart = await cartOf(acarbose);
    const choice = signupChoice(acarbose, 3);
    if (choice) ready(cart).choose([{ ...choice, dose: 'request', customProtocol: true, comment: 'Mine' }], false);
    expect(cart.selectPlan()?.selected_configuration).toMatchObject({
      pricing: { total: 7200, total_discount: 6300 },
      treatment_properties: { recommendation_requested: false, custom_protocol: false },
    });
  });

  it('none where the product has no such plan, and nothing is selected', async () => {
    const cart = await cartOf(acarbose);
    cart.askFor(planOf(labPanel, 3));
    expect(cart.selectPlan()).toBeUndefined();
    expect(ready(cart).selected).toEqual([]);
  });

  it('none where there is nothing to buy', async () => {
    expect((await cartOf()).selectPlan()).toBeUndefined();
    expect((await cartOf({ ...acarbose, products: [] })).selectPlan()).toBeUndefined();
  });
});

/** An offer that is not sold in some states. */
const limited = (offer: Offer, ...states: readonly string[]): Offer => ({
  ...offer,
  template: { ...offer.template, unavailable_states: [...states] },
});

it('what is not sold in a state is known of the confirmed products alone, add-ons included', async () => {
  const [main, other, addon] = [
    limited(acarbose, 'MS'),
    limited(exampleOffers.rapamycin, 'AL'),
    limited(labPanel, 'NV'),
  ];
  const cart = new PurchaseCart({
    selected: [],
    offeredMembership: null,
    member: undefined,
    collectsPayment: true,
    product: main.template._id,
    weight: () => null,
    load: () => Promise.resolve({ offers: [main, other], addons: [addon], bundle: null, memberships: new Map() }),
    firstChoice: signupChoice,
  });
  expect(cart.unsoldStates()).toEqual([]);
  await cart.load();
  const [confirmed] = cart.chosen(false);
  if (!confirmed) throw new Error('nothing is chosen');
  cart.confirm([confirmed]);
  expect(cart.unsoldStates()).toEqual(['MS']);
  cart.confirm([confirmed, { ...confirmed, _id: addon.template._id }]);
  expect(cart.unsoldStates()).toEqual(['MS', 'NV']);
});
