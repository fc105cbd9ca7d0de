import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Attempt } from '#app/checkout/Attempt.ts';
import { checkoutEffects } from '#app/checkout/checkoutEffects.ts';
import { PurchaseCart } from '#app/checkout/PurchaseCart.ts';
import { Answers } from '#engine/answers/Answers.ts';
import { checkoutFlow } from '#flows/checkout/checkout.flow.ts';
import { firstChoice } from '#flows/checkout/rules/configure.ts';
import { completeIntake } from '#services/api/intakes.ts';
import { ProblemError } from '#services/api/ProblemError.ts';
import { exampleOffers } from '#stories/exampleOffers.ts';
import { exampleVisit } from '#stories/pages/exampleVisit.ts';

// Files share what they import; this one has modules replaced, and so takes all of them anew and leaves none behind.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

vi.mock('#services/api/intakes.ts');

const { rapamycin } = exampleOffers;
const CODE = 'LONGLIFE20';

const intake = exampleVisit('Rapamycin', 5, 5);

async function checkout({ collectsPayment = true } = {}) {
  const cart = new PurchaseCart({
    selected: [],
    offeredMembership: null,
    collectsPayment,
    product: rapamycin.template._id,
    weight: () => null,
    load: () => Promise.resolve({ offers: [rapamycin], addons: [], bundle: null, memberships: new Map() }),
    firstChoice: (offer, months) => firstChoice(offer, { months }),
  });
  await cart.load();
  cart.confirm(cart.chosen(false));
  const cards = { tokenize: () => Promise.reject(new Error('there is no card form')) };
  const effects = checkoutEffects({ intake, cart, cards, attempt: new Attempt(), queryClient: new QueryClient() });
  return { cart, effects };
}

const answering = (code?: string) =>
  new Answers(checkoutFlow.compile(), {
    today: () => ({ year: 2026, month: 10, day: 20 }),
    facts: { 'checkout.promo_code': code },
  });

const changedTo = (amount: number) =>
  new ProblemError({
    status: 409,
    code: 'OrderChanged',
    message: 'It was changed.',
    fields: [],
    money: 'not_charged',
    current: { amount },
  });

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
  vi.mocked(completeIntake).mockResolvedValue({ ...intake, patient_complete: '2026-10-20T12:00:00.000Z' });
});

describe('a visit is completed', () => {
  it('at the total that the patient is shown', async () => {
    const { cart, effects } = await checkout();
    expect(cart.visitTotal(null)).toBeGreaterThan(0);
    await effects.completeIntake({ answers: answering() });
    expect(sent().amounts).toEqual([cart.visitTotal(null)]);
  });

  it('at the total with the discount code that was applied', async () => {
    const { cart, effects } = await checkout();
    const [product = ''] = cart.pricedItems();
    cart.apply(CODE, { [product]: { discount: 20 } });
    await effects.completeIntake({ answers: answering(CODE) });
    expect(sent().amounts).toEqual([cart.visitTotal(null) * 0.8]);
  });

  it('at nothing where nothing is paid with it', async () => {
    const { effects } = await checkout({ collectsPayment: false });
    await effects.completeIntake({ answers: answering() });
    expect(sent().amounts).toEqual([0]);
  });

  it('at another amount once the patient was told, and not before', async () => {
    const { cart, effects } = await checkout();
    const shown = cart.visitTotal(null);
    vi.mocked(completeIntake).mockRejectedValueOnce(changedTo(shown + 1000));
    const answers = answering();
    await expect(effects.completeIntake({ answers })).rejects.toMatchObject({
      code: 'OrderChanged',
      message: expect.stringContaining('is not the total shown here'),
    });
    await effects.completeIntake({ answers });
    expect(sent()).toEqual({ amounts: [shown, shown + 1000], attempts: 2 });
  });

  it('at what is shown again where something else is chosen after it was told', async () => {
    const { cart, effects } = await checkout();
    const shown = cart.visitTotal(null);
    vi.mocked(completeIntake).mockRejectedValueOnce(changedTo(shown + 1000));
    await expect(effects.completeIntake({ answers: answering() })).rejects.toMatchObject({ code: 'OrderChanged' });
    const [product = ''] = cart.pricedItems();
    cart.apply(CODE, { [product]: { discount: 20 } });
    await effects.completeIntake({ answers: answering(CODE) });
    expect(sent().amounts).toEqual([shown, shown * 0.8]);
  });
});
