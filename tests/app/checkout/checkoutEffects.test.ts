import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Attempt } from '#app/checkout/charge/Attempt.ts';
import { checkoutEffects } from '#app/checkout/flow/checkoutEffects.ts';
import { PurchaseCart } from '#app/checkout/cart/PurchaseCart.ts';
import { checkoutFlow } from '#flows/checkout/checkout.flow.ts';
import { firstChoice } from '#flows/checkout/rules/configure.ts';
import { completeIntake, findIntake } from '#services/api/intakes.ts';
import { exampleOffers } from '#stories/exampleOffers.ts';
import { exampleVisit } from '#stories/pages/visit/exampleVisit.ts';
import { TODAY } from '../../engine/TODAY.ts';
import { atCheckout, lost, refused } from './atCheckout.ts';

// Files share what they import; this one has modules replaced, and so takes all of them anew and leaves none behind.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

vi.mock('#services/api/intakes.ts');

const { rapamycin } = exampleOffers;
const CODE = 'LONGLIFE20';

const intake = exampleVisit('Rapamycin', 5, 5);
const completed = {
  ...intake,
  patient_complete: '2026-10-20T12:00:00.000Z',
  medical_review_payment: { amount: 9900, status: 'authorized' as const },
};

/** A patient with a card on the checkout screen. Every call is made once: what is not answered is not asked again. */
async function checkout({ collectsPayment = true } = {}) {
  const visit = {
    ...intake,
    intake_template: { ...intake.intake_template, disable_payment_collection: !collectsPayment },
  };
  const cart = new PurchaseCart({
    selected: [],
    offeredMembership: null,
    member: undefined,
    collectsPayment,
    product: rapamycin.template._id,
    weight: () => null,
    load: () => Promise.resolve({ offers: [rapamycin], addons: [], bundle: null, memberships: new Map() }),
    firstChoice: (offer, months) => firstChoice(offer, { months }),
  });
  await cart.load();
  cart.confirm(cart.chosen(false));
  const cards = { tokenize: () => Promise.reject(new Error('there is no card form')) };
  const attempt = new Attempt();
  const reread = vi.fn<() => void>();
  vi.spyOn(attempt, 'settle').mockImplementation((call) => call());
  const started = checkoutFlow.start({
    today: () => TODAY,
    facts: { 'intake.type': 'medication', 'patient.has_card_source': true },
    effects: {
      ...checkoutEffects({ intake: visit, cart, cards, attempt, queryClient: new QueryClient(), reread }),
      saveAnswer: ({ revision }) => Promise.resolve({ revision: revision + 1 }),
      refreshUser: () => Promise.resolve({}),
    },
  });
  return { cart, reread, ...atCheckout(started) };
}

const changedTo = (amount: number) => refused(409, 'OrderChanged', { money: 'not_charged', current: { amount } });

/** The amounts that visits were completed with, and whether each was an attempt of its own. */
function sent() {
  const { calls } = vi.mocked(completeIntake).mock;
  return {
    amounts: calls.map(([, { amount }]) => amount),
    attempts: new Set(calls.map(([, , key]) => key)).size,
  };
}

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(completeIntake).mockResolvedValue(completed);
});

describe('a visit is completed', () => {
  it('at the total that the patient is shown', async () => {
    const visit = await checkout();
    expect(visit.cart.visitTotal(null)).toBeGreaterThan(0);
    await visit.press();
    expect(sent().amounts).toEqual([visit.cart.visitTotal(null)]);
    expect(visit.state()).toBe('submitted');
  });

  it('at the total with the discount code that was applied', async () => {
    const visit = await checkout();
    const [product = ''] = visit.cart.pricedItems();
    visit.cart.apply(CODE, { [product]: { discount: 20 } });
    await visit.press(CODE);
    expect(sent().amounts).toEqual([visit.cart.visitTotal(null) * 0.8]);
  });

  it('at nothing where nothing is paid with it', async () => {
    const visit = await checkout({ collectsPayment: false });
    await visit.press();
    expect(sent().amounts).toEqual([0]);
  });

  it('at another amount once the patient was told, and not before', async () => {
    const visit = await checkout();
    const shown = visit.cart.visitTotal(null);
    vi.mocked(completeIntake).mockRejectedValueOnce(changedTo(shown + 1000));
    await visit.press();
    expect(visit.problem()).toMatchObject({
      code: 'OrderChanged',
      message: expect.stringContaining('is not the total shown here'),
    });
    await visit.press();
    expect(sent()).toEqual({ amounts: [shown, shown + 1000], attempts: 2 });
  });

  it('at what is shown again where something else is chosen after it was told', async () => {
    const visit = await checkout();
    const shown = visit.cart.visitTotal(null);
    vi.mocked(completeIntake).mockRejectedValueOnce(changedTo(shown + 1000));
    await visit.press();
    const [product = ''] = visit.cart.pricedItems();
    visit.cart.apply(CODE, { [product]: { discount: 20 } });
    await visit.press(CODE);
    expect(sent().amounts).toEqual([shown, shown * 0.8]);
  });
});

/** A visit of which nobody knows yet whether it was completed. */
async function unanswered() {
  const visit = await checkout();
  vi.mocked(completeIntake).mockRejectedValueOnce(lost());
  await visit.press();
  expect(visit.problem()).toMatchObject({
    code: 'NetworkError',
    note: expect.stringMatching(/^We could not confirm/u),
  });
  return visit;
}

describe('a visit whose completion is not answered', () => {
  it('is over where it was completed, and not sent again', async () => {
    const visit = await unanswered();
    vi.mocked(findIntake).mockResolvedValue(completed);
    await visit.press();
    expect([visit.state(), sent().amounts.length]).toEqual(['submitted', 1]);
  });

  it('is sent again under its own key where it was not', async () => {
    const visit = await unanswered();
    vi.mocked(findIntake).mockResolvedValue(intake);
    await visit.press();
    expect([visit.state(), sent().amounts.length, sent().attempts]).toEqual(['submitted', 2, 1]);
  });

  it('is asked about before anything else, and nothing is sent while nobody answers', async () => {
    const visit = await unanswered();
    vi.mocked(findIntake).mockRejectedValue(lost());
    await visit.press();
    expect([visit.problem()?.code, sent().amounts.length]).toEqual(['NetworkError', 1]);
  });

  it('says that nothing is charged where nothing is to be paid', async () => {
    const visit = await checkout({ collectsPayment: false });
    vi.mocked(completeIntake).mockRejectedValueOnce(lost());
    await visit.press();
    expect(visit.problem()?.note).toBe('Your card was not charged.');
    await visit.press();
    expect(findIntake).not.toHaveBeenCalled();
  });
});

it('that another tab has completed is read anew, and is over at the next press', async () => {
  const visit = await checkout();
  vi.mocked(completeIntake).mockRejectedValueOnce(refused(409, 'WrongIntakeState', { money: 'authorized' }));
  await visit.press();
  expect(visit.problem()?.note).toMatch(/reserved on your card/u);
  expect(visit.reread).toHaveBeenCalledTimes(1);
  vi.mocked(findIntake).mockResolvedValue(completed);
  await visit.press();
  expect([visit.state(), sent().amounts.length]).toEqual(['submitted', 1]);
});
