import type { Answers } from '#engine/answers/Answers.ts';
import type { Facts } from '#engine/definition/facts.ts';
import { EffectError } from '#engine/effects/EffectError.ts';
import type { EffectsOf } from '#engine/effects/EffectsOf.ts';
import type { signupMachine } from '#flows/signup/signup.machine.ts';

type SignupEffects = EffectsOf<typeof signupMachine>;
type Effect = (input: { readonly answers: Answers }) => Promise<Facts>;

/** What a signup and a visit both do: checking where the patient lives, keeping a card, and a purchase. */
type Shared = Exclude<keyof SignupEffects, 'saveAnswer' | 'choosePlan'>;

type Given<Name extends string> = { readonly [name in Name]?: Effect | undefined } & Partial<
  Pick<SignupEffects, 'saveAnswer'>
>;

/** Effects that keep everything in memory, write down that they ran, and succeed where the test gives no others. */
export function recordedEffects<Name extends string>(given: Given<Name | Shared>) {
  /** The effects that ran, in order. */
  const calls: string[] = [];
  const learning =
    (name: Name | Shared, learned: Facts = {}): Effect =>
    (input) => {
      calls.push(name);
      return given[name]?.(input) ?? Promise.resolve(learned);
    };
  const failing = (name: Name | Shared, code: string, learns: Facts = {}): Effect => {
    const run = learning(name);
    return (input) =>
      run(input).then(() => Promise.reject(new EffectError({ code, message: 'Please try again.', learns })));
  };
  const saveAnswer: SignupEffects['saveAnswer'] = (input) => {
    calls.push(`saveAnswer ${input.step.id}`);
    return given.saveAnswer?.(input) ?? Promise.resolve({ revision: input.revision + 1 });
  };
  const compareChoice: Effect = (input) =>
    given.compareChoice?.(input) ??
    Promise.resolve({ 'purchase.draft': input.answers.fact('purchase.order') ? 'same' : 'none' });
  const shared = {
    saveAnswer,
    checkAvailability: learning('checkAvailability', { 'availability.approved': true }),
    refreshUser: learning('refreshUser'),
    refuseWithoutCard: failing('refuseWithoutCard', 'PaymentMethodMissing'),
    createCardAccount: learning('createCardAccount', {
      'patient.stripe_id': 'made',
      'patient.has_card_source': true,
    }),
    updateCard: learning('updateCard', { 'patient.has_card_source': true }),
    compareChoice,
    askPurchase: learning('askPurchase'),
    refuseSecondPurchase: failing('refuseSecondPurchase', 'WrongIntakeState'),
    subscribe: learning('subscribe', { 'purchase.subscription': 'made', 'purchase.money': 'charged' }),
    createOrder: learning('createOrder', { 'purchase.order': 'made', 'purchase.told': true }),
    tellTotal: failing('tellTotal', 'OrderChanged', { 'purchase.told': true }),
    submitOrder: learning('submitOrder', { 'purchase.money': 'charged' }),
    finishPurchase: learning('finishPurchase'),
    findPanel: learning('findPanel', { 'purchase.panel': 'found' }),
    clearCheckout: learning('clearCheckout'),
  };
  return { calls, learning, shared };
}
