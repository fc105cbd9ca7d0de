import { stepKinds } from '#flows/kinds/stepKinds.ts';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Attempt } from '#app/checkout/Attempt.ts';
import { PurchaseCart } from '#app/checkout/PurchaseCart.ts';
import { purchaseEffects } from '#app/checkout/purchaseEffects.ts';
import { Answers } from '#engine/answers/Answers.ts';
import { compile } from '#engine/definition/compile.ts';
import { stepSetOf } from '#engine/definition/stepSetOf.ts';
import steps from '#flows/purchase/purchase.steps.json' with { type: 'json' };
import { signupChoice } from '#flows/signup/rules/signupChoice.ts';
import type { CreateOrder, Order, SubmitOrder } from '#schemas/wire/order.ts';
import { createOrder, submitOrder } from '#services/api/orders.ts';
import { ProblemError } from '#services/api/ProblemError.ts';
import { createSubscription } from '#services/api/subscriptions.ts';
import { exampleOffers, idOf } from '#stories/exampleOffers.ts';
import { exampleSubscription } from '#stories/pages/exampleSubscription.ts';

// Files share what they import; this one has modules replaced, and so takes all of them anew and leaves none behind.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

vi.mock('#services/api/orders.ts');
vi.mock('#services/api/subscriptions.ts');

const { labPanel } = exampleOffers;

/** Cents of one lab panel as the page shows it, and a code that takes 10 % off. */
const SHOWN = 22_900;
const CODE = 'LABS10';

const answering = (code?: string) =>
  new Answers(compile(stepKinds, stepSetOf(steps)), {
    today: () => ({ year: 2026, month: 10, day: 20 }),
    facts: { 'checkout.promo_code': code },
  });

async function buying(months = 0) {
  const cart = new PurchaseCart({
    selected: [],
    offeredMembership: null,
    collectsPayment: true,
    product: labPanel.template._id,
    weight: () => null,
    load: () => Promise.resolve({ offers: [labPanel], addons: [], bundle: null, memberships: new Map() }),
    firstChoice: signupChoice,
  });
  await cart.load();
  cart.askFor(labPanel.products.find(({ pricing }) => pricing.recurring.interval_count === months)?._id);
  cart.selectPlan();
  return { cart, effects: purchaseEffects({ cart, attempt: new Attempt() }) };
}

const orderOf = ({ product, product_template }: CreateOrder, amount: number): Order => ({
  _id: idOf('order'),
  name: 'Longevity panel',
  status: 'draft',
  items: [{ name: 'Longevity panel', product, product_template, quantity: 1, amount }],
  amount,
  payment: null,
  intake: null,
  shipment: null,
  created_at: '2026-10-20T12:00:00.000Z',
  submitted_at: null,
});

/** The catalogue says this amount now. */
const pricedAt = (amount: number) =>
  vi.mocked(createOrder).mockImplementation((order) => Promise.resolve(orderOf(order, amount)));

const paid = (): readonly (SubmitOrder | undefined)[] => vi.mocked(submitOrder).mock.calls.map(([, shown]) => shown);

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(submitOrder).mockImplementation(async (_id, { product, amount }) =>
    orderOf({ product, product_template: labPanel.template._id }, amount),
  );
});

describe('an order', () => {
  it('is paid at the total that the patient is shown', async () => {
    const { cart, effects } = await buying();
    pricedAt(SHOWN);
    await effects.submitOrder({ answers: answering() });
    expect(paid()).toEqual([{ product: cart.pricedItems()[0], amount: SHOWN }]);
  });

  it('is paid at the total with the code that was applied', async () => {
    const { cart, effects } = await buying();
    const product = cart.pricedItems()[0] ?? '';
    cart.apply(CODE, { [product]: { discount: 10 } });
    pricedAt(SHOWN * 0.9);
    await effects.submitOrder({ answers: answering(CODE) });
    expect(paid()).toMatchObject([{ amount: SHOWN * 0.9 }]);
  });

  it('that comes to something else is paid once the patient was told, and not before', async () => {
    const { effects } = await buying();
    pricedAt(SHOWN + 2000);
    const answers = answering();
    await expect(effects.submitOrder({ answers })).rejects.toMatchObject({
      code: 'OrderChanged',
      message: expect.stringContaining('$249'),
    });
    expect(paid()).toEqual([]);
    await effects.submitOrder({ answers });
    expect(paid()).toMatchObject([{ amount: SHOWN + 2000 }]);
  });

  it('that was told can still be changed: nothing was paid', async () => {
    const { cart, effects } = await buying();
    pricedAt(SHOWN + 2000);
    await expect(effects.submitOrder({ answers: answering() })).rejects.toMatchObject({ code: 'OrderChanged' });
    const product = cart.pricedItems()[0] ?? '';
    cart.apply(CODE, { [product]: { discount: 10 } });
    pricedAt(SHOWN * 0.9);
    await effects.submitOrder({ answers: answering(CODE) });
    expect(paid()).toMatchObject([{ amount: SHOWN * 0.9 }]);
  });

  it('that was paid before the page was loaded is finished, whatever it came to', async () => {
    const { effects } = await buying();
    vi.mocked(createOrder).mockImplementation(async (order) => ({
      ...orderOf(order, SHOWN - 500),
      status: 'processing',
    }));
    await effects.submitOrder({ answers: answering() });
    expect(paid()).toMatchObject([{ amount: SHOWN - 500 }]);
  });
});

describe('a subscription', () => {
  it('that comes to something else is paid once the patient was told, and not before', async () => {
    const { cart, effects } = await buying(3);
    const shown = cart.total(null);
    vi.mocked(createSubscription)
      .mockRejectedValueOnce(
        new ProblemError({
          status: 409,
          code: 'OrderChanged',
          message: 'It was changed.',
          fields: [],
          money: 'not_charged',
          current: { amount: shown + 1000 },
        }),
      )
      .mockResolvedValueOnce(exampleSubscription({ intake: null }));
    const answers = answering();
    await expect(effects.subscribe({ answers })).rejects.toMatchObject({ code: 'OrderChanged' });
    await effects.subscribe({ answers });
    const asked = vi.mocked(createSubscription).mock.calls;
    expect(asked.map(([, { amount }]) => amount)).toEqual([shown, shown + 1000]);
    expect(new Set(asked.map(([, , key]) => key)).size).toBe(2);
  });
});
