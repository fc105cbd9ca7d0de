import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { begunFacts, type BegunCharge } from '#app/checkout/charge/BegunCharge.ts';
import { Attempt, type AttemptMemory } from '#app/checkout/charge/Attempt.ts';
import { PurchaseCart } from '#app/checkout/cart/PurchaseCart.ts';
import type { KnownOrders } from '#app/checkout/flow/KnownOrders.ts';
import { purchaseEffects } from '#app/checkout/flow/purchaseEffects.ts';
import { purchaseFlow } from '#flows/purchase/purchase.flow.ts';
import { signupChoice } from '#flows/signup/rules/signupChoice.ts';
import type { CreateOrder, Order, SubmitOrder } from '#schemas/wire/order.ts';
import { createOrder, findOrder, submitOrder } from '#services/api/orders.ts';
import { createSubscription, subscriptionsQuery } from '#services/api/subscriptions.ts';
import { exampleOffers, idOf } from '#stories/exampleOffers.ts';
import { exampleSubscription } from '#stories/pages/subscriptions/exampleSubscription.ts';
import { TODAY } from '../../engine/TODAY.ts';
import { atCheckout, lost, refused } from './atCheckout.ts';

// Files share what they import; this one has modules replaced, and so takes all of them anew and leaves none behind.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

vi.mock('#services/api/orders.ts');
vi.mock('#services/api/subscriptions.ts');

const { labPanel } = exampleOffers;

/** Cents of one lab panel as the page shows it, and a code that takes 10 % off. */
const SHOWN = 22_900;
const CODE = 'LABS10';

const nothing = () => Promise.resolve({});

/** The priced item of the lab panel with so many months; 0 is bought once. */
const planOf = (months: number) =>
  labPanel.products.find(({ pricing }) => pricing.recurring.interval_count === months)?._id;

/** A patient with a card on the checkout screen. Every call is made once: what is not answered is not asked again. */
async function buying(months = 0, memory?: AttemptMemory, knownOrders?: KnownOrders) {
  const cart = new PurchaseCart({
    selected: [],
    offeredMembership: null,
    member: undefined,
    collectsPayment: true,
    product: labPanel.template._id,
    weight: () => null,
    load: () => Promise.resolve({ offers: [labPanel], addons: [], bundle: null, memberships: new Map() }),
    firstChoice: signupChoice,
  });
  await cart.load();
  cart.askFor(planOf(months));
  cart.selectPlan();
  const attempt = new Attempt(memory);
  const begun = attempt.begun(labPanel.template._id);
  vi.spyOn(attempt, 'settle').mockImplementation((call) => call());
  const started = purchaseFlow.start({
    today: () => TODAY,
    facts: { 'cart.recurring': months > 0, 'patient.has_card_source': true, ...(begun && begunFacts(begun)) },
    effects: {
      ...purchaseEffects({
        userId: idOf('patient'),
        cart,
        attempt,
        queryClient: new QueryClient(),
        ...(knownOrders && { knownOrders }),
      }),
      saveAnswer: ({ revision }) => Promise.resolve({ revision: revision + 1 }),
      refreshUser: nothing,
      refuseWithoutCard: nothing,
      createCardAccount: nothing,
      updateCard: nothing,
      findPanel: nothing,
      clearCheckout: nothing,
    },
  });
  return { cart, answers: started.answers, ...atCheckout(started) };
}

type Bought = Awaited<ReturnType<typeof buying>>;

const orderOf = ({ product, product_template, quantity = 1 }: CreateOrder, amount: number): Order => ({
  _id: idOf('order'),
  name: 'Longevity panel',
  status: 'draft',
  items: [{ name: 'Longevity panel', product, product_template, quantity, amount }],
  amount,
  payment: null,
  intake: null,
  shipment: null,
  created_at: '2026-10-20T12:00:00.000Z',
  submitted_at: null,
});

const stored = (status: Order['status']): Order => ({
  ...orderOf({ product: idOf('product'), product_template: labPanel.template._id }, SHOWN),
  status,
});

/** The catalogue says this amount now. */
const pricedAt = (amount: number) =>
  vi.mocked(createOrder).mockImplementation((order) => Promise.resolve(orderOf(order, amount)));

const paid = (): readonly (SubmitOrder | undefined)[] => vi.mocked(submitOrder).mock.calls.map(([, shown]) => shown);

const takesCode = (cart: PurchaseCart) => cart.apply(CODE, { [cart.pricedItems()[0] ?? '']: { discount: 10 } });

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(submitOrder).mockImplementation(async () => stored('processing'));
  pricedAt(SHOWN);
});

describe('an order', () => {
  it('is paid at the total that the patient is shown', async () => {
    const purchase = await buying();
    await purchase.press();
    expect(paid()).toEqual([{ product: purchase.cart.pricedItems()[0], amount: SHOWN }]);
    expect(purchase.state()).toBe('bought');
  });

  it('is paid at the total with the code that was applied', async () => {
    const purchase = await buying();
    takesCode(purchase.cart);
    pricedAt(SHOWN * 0.9);
    await purchase.press(CODE);
    expect(paid()).toMatchObject([{ amount: SHOWN * 0.9 }]);
  });

  it('of several is paid at the total of all of them, their code included', async () => {
    const purchase = await buying();
    purchase.cart.setCount(3);
    takesCode(purchase.cart);
    pricedAt(SHOWN * 3 * 0.9);
    await purchase.press(CODE);
    expect(vi.mocked(createOrder).mock.calls.map(([order]) => order.quantity)).toEqual([3]);
    expect(paid()).toMatchObject([{ amount: SHOWN * 3 * 0.9 }]);
    expect(purchase.cart.get()).toMatchObject({ selected: [{ name: '3 × Longevity Panel' }] });
  });

  it('whose number is changed after a refusal is written down anew', async () => {
    const purchase = await buying();
    vi.mocked(submitOrder).mockRejectedValueOnce(refused(402, 'CardDeclined', { money: 'not_charged' }));
    await purchase.press();
    purchase.cart.setCount(2);
    pricedAt(SHOWN * 2);
    await purchase.press();
    expect(vi.mocked(createOrder).mock.calls.map(([order]) => order.quantity)).toEqual([1, 2]);
    expect(paid()).toMatchObject([{ amount: SHOWN }, { amount: SHOWN * 2 }]);
  });

  it('that comes to something else is paid once the patient was told, and not before', async () => {
    const purchase = await buying();
    pricedAt(SHOWN + 2000);
    await purchase.press();
    expect(purchase.problem()).toMatchObject({ code: 'OrderChanged', message: expect.stringContaining('$249') });
    expect(paid()).toEqual([]);
    await purchase.press();
    expect(paid()).toMatchObject([{ amount: SHOWN + 2000 }]);
    expect(createOrder).toHaveBeenCalledTimes(1);
  });

  it('that was told can still be changed: nothing was paid', async () => {
    const purchase = await buying();
    pricedAt(SHOWN + 2000);
    await purchase.press();
    takesCode(purchase.cart);
    pricedAt(SHOWN * 0.9);
    await purchase.press(CODE);
    expect(paid()).toMatchObject([{ amount: SHOWN * 0.9 }]);
  });

  it('that was paid before the page was loaded is finished, whatever it came to, and not sent again', async () => {
    const purchase = await buying();
    vi.mocked(createOrder).mockImplementation(async (order) => ({
      ...orderOf(order, SHOWN - 500),
      status: 'processing',
    }));
    await purchase.press();
    expect(paid()).toEqual([]);
    expect(purchase.state()).toBe('bought');
  });

  it('of what was ordered elsewhere meanwhile is told first, and written once the patient wants another', async () => {
    let known = 2;
    const count = () => Promise.resolve(known);
    const purchase = await buying(0, undefined, { count, readAgain: () => (known = 3) });
    vi.mocked(createOrder).mockRejectedValueOnce(refused(409, 'AlreadyOrdered', { money: 'not_charged' }));
    await purchase.press();
    expect(purchase.problem()).toMatchObject({
      code: 'AlreadyOrdered',
      message: 'AlreadyOrdered.',
      note: 'Your card was not charged.',
    });
    expect(paid()).toEqual([]);
    await purchase.press();
    expect(vi.mocked(createOrder).mock.calls.map(([{ ordered }]) => ordered)).toEqual([2, 3]);
    expect(purchase.state()).toBe('bought');
  });

  it('that is declined is sent again as it was written down', async () => {
    const purchase = await buying();
    vi.mocked(submitOrder).mockRejectedValueOnce(refused(402, 'CardDeclined', { money: 'not_charged' }));
    await purchase.press();
    expect(purchase.problem()).toMatchObject({ code: 'CardDeclined', note: 'Your card was not charged.' });
    await purchase.press();
    expect(purchase.state()).toBe('bought');
    expect(createOrder).toHaveBeenCalledTimes(1);
    expect(findOrder).not.toHaveBeenCalled();
  });

  it('that the catalogue has changed since is written down anew', async () => {
    const purchase = await buying();
    vi.mocked(submitOrder).mockRejectedValueOnce(refused(409, 'OrderChanged', { money: 'not_charged' }));
    await purchase.press();
    expect(purchase.problem()?.code).toBe('OrderChanged');
    pricedAt(SHOWN + 2000);
    await purchase.press();
    expect(purchase.problem()).toMatchObject({ code: 'OrderChanged', message: expect.stringContaining('$249') });
    await purchase.press();
    expect(paid()).toMatchObject([{ amount: SHOWN }, { amount: SHOWN + 2000 }]);
  });
});

/** An order of which nobody knows yet whether it went through. */
async function unanswered() {
  const purchase = await buying();
  vi.mocked(submitOrder).mockRejectedValueOnce(lost());
  await purchase.press();
  expect(purchase.problem()?.note).toMatch(/^We could not confirm/u);
  return purchase;
}

describe('an order whose answer is lost', () => {
  it('and that went through is finished and not sent again', async () => {
    const purchase = await unanswered();
    vi.mocked(findOrder).mockResolvedValue(stored('processing'));
    await purchase.press();
    expect(purchase.state()).toBe('bought');
    expect(submitOrder).toHaveBeenCalledTimes(1);
  });

  it('and that nobody knows of is sent again under its own key', async () => {
    const purchase = await unanswered();
    vi.mocked(findOrder).mockResolvedValue(stored('draft'));
    await purchase.press();
    expect(purchase.state()).toBe('bought');
    const keys = vi.mocked(submitOrder).mock.calls.map(([, , key]) => key);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  it.each(['draft', 'processing'] as const)('is followed by no other while it is %s', async (status) => {
    const purchase = await unanswered();
    vi.mocked(findOrder).mockResolvedValue(stored(status));
    takesCode(purchase.cart);
    await purchase.press(CODE);
    expect(purchase.problem()).toMatchObject({
      code: 'WrongIntakeState',
      message: expect.stringContaining('earlier order'),
    });
    expect([vi.mocked(createOrder).mock.calls.length, paid().length]).toEqual([1, 1]);
    await purchase.press();
    expect(purchase.state()).toBe('bought');
  });

  it('is asked about before anything else, and nothing is sent while nobody answers', async () => {
    const purchase = await unanswered();
    vi.mocked(findOrder).mockRejectedValue(lost());
    await purchase.press();
    expect(purchase.problem()?.code).toBe('NetworkError');
    expect(paid()).toHaveLength(1);
  });
});

/** What a tab keeps of its attempt while its page is loaded anew. */
function tabMemory(): AttemptMemory & { readonly charge: () => BegunCharge | undefined } {
  let id: string | undefined;
  let charge: BegunCharge | undefined;
  return {
    attempt: () => id,
    setAttempt: (next) => void (id = next),
    begunCharge: () => charge,
    setBegunCharge: (next) => void (charge = next),
    dropBegunCharge: () => void (charge = undefined),
    charge: () => charge,
  };
}

describe('a charge that a reload of the page has cut off', () => {
  it.each([
    ['a discount code', (purchase: Bought) => takesCode(purchase.cart), CODE],
    [
      'another plan',
      ({ cart, answers }: Bought) => {
        cart.askFor(planOf(3));
        cart.selectPlan();
        answers.learn({ 'cart.recurring': true });
      },
      undefined,
    ],
  ])('is not followed by another for %s, and is finished as it was', async (_what, change, code) => {
    const memory = tabMemory();
    vi.mocked(submitOrder).mockRejectedValueOnce(lost());
    await (await buying(0, memory)).press();

    const changed = await buying(0, memory);
    vi.mocked(findOrder).mockResolvedValue(stored('processing'));
    change(changed);
    await changed.press(code);
    expect(changed.problem()).toMatchObject({
      code: 'WrongIntakeState',
      message: expect.stringContaining('Your earlier order went through'),
    });
    const again = await buying(0, memory);
    await again.press();
    expect(again.state()).toBe('bought');
    expect([vi.mocked(createOrder).mock.calls.length, paid().length]).toEqual([1, 1]);
    expect(createSubscription).not.toHaveBeenCalled();
  });

  it('of a subscription is looked for before another code is charged', async () => {
    const memory = tabMemory();
    vi.mocked(createSubscription).mockRejectedValueOnce(lost());
    await (await buying(3, memory)).press();
    const changed = await buying(3, memory);
    listsSubscription();
    takesCode(changed.cart);
    await changed.press(CODE);
    expect(changed.problem()?.message).toContain('Your earlier order went through');
    expect(createSubscription).toHaveBeenCalledTimes(1);
  });

  it('is forgotten once it was refused, and says nothing about another product', async () => {
    const memory = tabMemory();
    vi.mocked(submitOrder).mockRejectedValueOnce(refused(402, 'CardDeclined', { money: 'not_charged' }));
    await (await buying(0, memory)).press();
    expect(memory.charge()).toBeUndefined();
    vi.mocked(submitOrder).mockRejectedValueOnce(lost());
    await (await buying(0, memory)).press();
    expect(memory.charge()).toMatchObject({ template: labPanel.template._id, total: SHOWN, order: idOf('order') });
    expect(new Attempt(memory).begun(idOf('another'))).toBeUndefined();
  });
});

/** The backend lists a subscription to the lab panel. */
function listsSubscription(): void {
  const bought = exampleSubscription({ intake: null });
  const plans = bought.product_plans.map((plan) => ({
    ...plan,
    product_template: { ...plan.product_template, _id: labPanel.template._id },
  }));
  vi.mocked(subscriptionsQuery).mockReturnValue(
    Object.assign(Object.create(null), {
      queryKey: ['subscriptions', 'story'],
      queryFn: () => Promise.resolve([{ ...bought, active: true, product_plans: plans }]),
    }),
  );
}

describe('a subscription', () => {
  it('that comes to something else is paid once the patient was told, and not before', async () => {
    const purchase = await buying(3);
    const shown = purchase.cart.total(null);
    vi.mocked(createSubscription)
      .mockRejectedValueOnce(refused(409, 'OrderChanged', { money: 'not_charged', current: { amount: shown + 1000 } }))
      .mockResolvedValueOnce(exampleSubscription({ intake: null }));
    await purchase.press();
    expect(purchase.problem()?.code).toBe('OrderChanged');
    await purchase.press();
    const asked = vi.mocked(createSubscription).mock.calls;
    expect(asked.map(([, { amount }]) => amount)).toEqual([shown, shown + 1000]);
    expect(new Set(asked.map(([, , key]) => key)).size).toBe(2);
    expect(purchase.state()).toBe('bought');
  });

  it('that the patient has otherwise is not ordered again, in the words of the backend', async () => {
    const purchase = await buying(3);
    vi.mocked(createSubscription).mockRejectedValueOnce(refused(409, 'AlreadySubscribed', { money: 'not_charged' }));
    await purchase.press();
    expect(purchase.problem()).toMatchObject({
      code: 'AlreadySubscribed',
      message: 'AlreadySubscribed.',
      note: 'Your card was not charged.',
    });
    expect(purchase.state()).not.toBe('bought');
  });

  it('whose answer is lost is looked for, and not bought again', async () => {
    const purchase = await buying(3);
    vi.mocked(createSubscription).mockRejectedValueOnce(lost());
    await purchase.press();
    listsSubscription();
    await purchase.press();
    expect(purchase.state()).toBe('bought');
    expect(createSubscription).toHaveBeenCalledTimes(1);
  });

  it('whose answer is lost is looked for also where an order was declined before it', async () => {
    const purchase = await buying();
    vi.mocked(submitOrder).mockRejectedValueOnce(refused(402, 'CardDeclined', { money: 'not_charged' }));
    await purchase.press();
    purchase.cart.askFor(planOf(3));
    purchase.cart.selectPlan();
    purchase.answers.learn({ 'cart.recurring': true });
    vi.mocked(createSubscription).mockRejectedValueOnce(lost());
    await purchase.press();
    listsSubscription();
    await purchase.press();
    expect(purchase.state()).toBe('bought');
    expect(createSubscription).toHaveBeenCalledTimes(1);
  });
});
