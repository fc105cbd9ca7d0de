import { setImmediate } from 'node:timers/promises';
import { createActor } from 'xstate';
import type { Answers, SavedAnswer } from '#engine/answers/Answers.ts';
import { EffectError } from '#engine/effects/EffectError.ts';
import type { EffectsOf } from '#engine/effects/EffectsOf.ts';
import type { KnownFacts } from '#engine/definition/FactTypes.ts';
import type { Facts } from '#engine/definition/facts.ts';
import type { GoEvent } from '#engine/flow/flowActions.ts';
import { stepSetOf } from '#engine/definition/stepSetOf.ts';
import { WALK } from '#engine/flow/walks.ts';
import { stepOf, type WalkContext } from '#engine/walk/WalkContext.ts';
import type { WalkEvent } from '#engine/walk/walkMachine.ts';
import lifestyleSteps from '#flows/signup/lifestyle.steps.json';
import { signupFlow } from '#flows/signup/signup.flow.ts';
import type { signupMachine } from '#flows/signup/signup.machine.ts';
import type { Answer } from '#schemas/flow/answer.ts';
import { TODAY } from './TODAY.ts';

type Effects = EffectsOf<typeof signupMachine>;

interface Start {
  readonly section?: string;
  readonly facts?: KnownFacts;
  readonly saved?: ReadonlyMap<string, SavedAnswer>;
  readonly effects?: Partial<Effects>;
}

const definition = signupFlow.compile(stepSetOf(lifestyleSteps));

/** Starts the portal's own signup as a real actor, on effects that keep everything in memory and, by default, succeed. */
export async function startSignup({ section = 'profile', facts = {}, saved = new Map(), effects = {} }: Start = {}) {
  const calls: string[] = [];
  const learning =
    (name: Exclude<keyof Effects, 'saveAnswer'>, learned: KnownFacts = {}) =>
    (input: { readonly answers: Answers }): Promise<Facts> => {
      calls.push(name);
      return effects[name]?.(input) ?? Promise.resolve(learned);
    };
  const failing = (name: Exclude<keyof Effects, 'saveAnswer'>, code: string, learns: KnownFacts = {}) => {
    const run = learning(name);
    return (input: { readonly answers: Answers }): Promise<Facts> =>
      run(input).then(() => Promise.reject(new EffectError({ code, message: 'Please try again.', learns })));
  };
  const { answers, ...started } = signupFlow.start({
    definition,
    facts,
    saved,
    today: () => TODAY,
    opens: { section },
    effects: {
      saveAnswer(input) {
        calls.push(`saveAnswer ${input.step.id}`);
        return effects.saveAnswer?.(input) ?? Promise.resolve({ revision: input.revision + 1 });
      },
      checkAvailability: learning('checkAvailability', { 'availability.approved': true }),
      choosePlan: learning('choosePlan', { 'cart.recurring': false }),
      refreshUser: learning('refreshUser'),
      refuseWithoutCard: failing('refuseWithoutCard', 'PaymentMethodMissing'),
      createCardAccount: learning('createCardAccount', {
        'patient.stripe_id': 'made',
        'patient.has_card_source': true,
      }),
      updateCard: learning('updateCard', { 'patient.has_card_source': true }),
      compareChoice: (input) =>
        effects.compareChoice?.(input) ??
        Promise.resolve({ 'purchase.draft': input.answers.fact('purchase.order') ? 'same' : 'none' }),
      askPurchase: learning('askPurchase'),
      refuseSecondPurchase: failing('refuseSecondPurchase', 'WrongIntakeState'),
      subscribe: learning('subscribe', { 'purchase.subscription': 'made', 'purchase.money': 'charged' }),
      createOrder: learning('createOrder', { 'purchase.order': 'made', 'purchase.told': true }),
      tellTotal: failing('tellTotal', 'OrderChanged', { 'purchase.told': true }),
      submitOrder: learning('submitOrder', { 'purchase.money': 'charged' }),
      finishPurchase: learning('finishPurchase'),
      findPanel: learning('findPanel', { 'purchase.panel': 'found' }),
      clearCheckout: learning('clearCheckout'),
    },
  });
  const actor = createActor(started.machine, { input: started.input }).start();
  const walk = (): WalkContext | undefined => actor.system.get(WALK)?.getSnapshot().context;
  const send = async (event: WalkEvent) => {
    actor.system.get(WALK)?.send(event);
    await setImmediate();
  };
  const step = () => {
    const context = walk();
    return context && stepOf(context)?.seenBy(answers).step;
  };
  await setImmediate();
  return {
    actor,
    answers,
    /** The effects that ran, in order. */
    calls,
    /** Section and step on screen. */
    at: (): string => `${walk()?.section ?? 'nowhere'}: ${step()?.id ?? 'nothing'}`,
    step,
    /** What is wrong with what was submitted last. */
    problems: () => walk()?.problems.map(({ field, code }) => `${field} ${code}`) ?? [],
    state: () => actor.getSnapshot().value,
    /** The code of what failed last, in the signup or in its purchase. */
    problem: (): string | undefined => {
      const { context, children } = actor.getSnapshot();
      const inner = Object.values(children).map((child) => Object(Object(child?.getSnapshot()).context).problem);
      const found = [...inner, context.problem].find((one) => one instanceof EffectError);
      return found?.code;
    },
    answer: (answer: Answer = {}) => send({ type: 'SUBMIT', answer }),
    retry: () => send({ type: 'RETRY' }),
    back: () => send({ type: 'BACK' }),
    go: async (event: Omit<GoEvent, 'type'>) => {
      actor.send({ type: 'GO', ...event });
      await setImmediate();
    },
  };
}

export type Signup = Awaited<ReturnType<typeof startSignup>>;
