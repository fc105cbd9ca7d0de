import { setImmediate } from 'node:timers/promises';
import { createActor } from 'xstate';
import type { Answers, SavedAnswer } from '#engine/answers/Answers.ts';
import type { CompiledStep } from '#engine/definition/CompiledStep.ts';
import { EffectError } from '#engine/effects/EffectError.ts';
import type { EffectsOf } from '#engine/effects/EffectsOf.ts';
import type { KnownFacts } from '#engine/definition/FactTypes.ts';
import type { Facts } from '#engine/definition/facts.ts';
import type { GoEvent } from '#engine/flow/flowActions.ts';
import { stepSetOf } from '#engine/definition/stepSetOf.ts';
import { relevantSteps } from '#engine/walk/walk.ts';
import { WALK } from '#engine/flow/walks.ts';
import { stepOf, type WalkContext } from '#engine/walk/WalkContext.ts';
import type { WalkEvent } from '#engine/walk/walkMachine.ts';
import { visitFlow } from '#flows/visit/visit.flow.ts';
import type { visitMachine } from '#flows/visit/visit.machine.ts';
import followUpSteps from '#flows/intakes/follow-up-check-in.steps.json';
import coachingSteps from '#flows/intakes/longevity-coaching.steps.json';
import labsSteps from '#flows/intakes/longevity-labs.steps.json';
import metabolicSteps from '#flows/intakes/metabolic-health.steps.json';
import rapamycinSteps from '#flows/intakes/rapamycin.steps.json';
import sleepSteps from '#flows/intakes/sleep-support.steps.json';
import skinSteps from '#flows/intakes/skin-renewal.steps.json';
import type { Answer } from '#schemas/flow/answer.ts';
import { TODAY } from './TODAY.ts';

/** The intake templates by name. */
export const templates = {
  followUp: stepSetOf(followUpSteps),
  metabolicHealth: stepSetOf(metabolicSteps),
  rapamycin: stepSetOf(rapamycinSteps),
  coaching: stepSetOf(coachingSteps),
  labs: stepSetOf(labsSteps),
  skinRenewal: stepSetOf(skinSteps),
  sleepSupport: stepSetOf(sleepSteps),
};

type Effects = EffectsOf<typeof visitMachine>;

interface Start {
  readonly template?: keyof typeof templates;
  /** The section that is asked for. */
  readonly opens?: string;
  readonly facts?: KnownFacts;
  readonly saved?: ReadonlyMap<string, SavedAnswer>;
  readonly effects?: Partial<Effects>;
}

/** The code of the problem that a flow's snapshot holds. */
function problemIn(snapshot: unknown): string | undefined {
  const context = Object(Object(snapshot).context);
  return context.problem instanceof EffectError ? context.problem.code : undefined;
}

/**
 * Starts the portal's own visit as a real actor, at how it works, on effects that keep everything in memory and, where
 * the test gives no others, succeed.
 */
export async function startVisit({
  template = 'rapamycin',
  opens = 'hiw',
  facts = {},
  saved = new Map(),
  effects = {},
}: Start = {}) {
  const questions = templates[template];
  const { type, end } = questions.template ?? {};
  const definition = visitFlow.compile(questions);
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
  const { answers, ...started } = visitFlow.start({
    definition,
    facts: {
      'intake.type': type,
      'cart.type': type === 'follow_up' ? undefined : type,
      'intake.end': end,
      ...facts,
    },
    opens: { section: opens },
    saved,
    today: () => TODAY,
    effects: {
      saveAnswer(input) {
        calls.push(`saveAnswer ${input.step.id}`);
        return effects.saveAnswer?.(input) ?? Promise.resolve({ revision: input.revision + 1 });
      },
      checkAvailability: learning('checkAvailability', { 'availability.approved': true }),
      completeVisit: learning('completeVisit', { 'intake.complete': true }),
      prepareProtocols: learning('prepareProtocols'),
      saveProducts: learning('saveProducts', { 'intake.products_chosen': true }),
      saveAddOns: learning('saveAddOns'),
      refreshUser: learning('refreshUser'),
      refuseWithoutCard: failing('refuseWithoutCard', 'PaymentMethodMissing'),
      createCardAccount: learning('createCardAccount', {
        'patient.stripe_id': 'made',
        'patient.has_card_source': true,
      }),
      updateCard: learning('updateCard', { 'patient.has_card_source': true }),
      dropMembership: learning('dropMembership', { 'checkout.joins_membership': false }),
      startMembership: learning('startMembership', { 'patient.membership': 'joined' }),
      createSubscription: learning('createSubscription', { 'intake.subscription': 'made' }),
      attachSubscription: learning('attachSubscription', { 'intake.attached': true }),
      askVisit: learning('askVisit'),
      completeIntake: learning('completeIntake', { 'intake.complete': true }),
      trackCheckout: learning('trackCheckout'),
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
      uploadIdImage: learning('uploadIdImage', { 'identity.images': 'some' }),
      uploadProfileImage: learning('uploadProfileImage', { 'identity.images': 'complete' }),
      tagVerified: learning('tagVerified'),
    },
  });
  const isOpen = ({ asks, index }: CompiledStep) => asks && answers.answer(index) === undefined;
  if (facts['intake.questions_left'] === undefined)
    answers.learn({ 'intake.questions_left': relevantSteps(answers, 'intake').some(isOpen) });
  const actor = createActor(started.machine, { input: started.input }).start();
  const walk = (): WalkContext | undefined => actor.system.get(WALK)?.getSnapshot().context;
  const send = async (event: WalkEvent) => {
    actor.system.get(WALK)?.send(event);
    await setImmediate();
  };
  await setImmediate();
  return {
    actor,
    answers,
    definition,
    /** The effects that ran, in order. */
    calls,
    /** Section and step on screen. */
    at: (): string => {
      const context = walk();
      const step = context && stepOf(context)?.step.id;
      return context ? `${context.section}: ${step ?? 'nothing'}` : 'nothing';
    },
    step: () => {
      const context = walk();
      return context && stepOf(context)?.seenBy(answers).step;
    },
    state: () => actor.getSnapshot().value,
    /** The code of what failed last, in the visit or in the flow that it is in. */
    problem: (): string | undefined => {
      const { context, children } = actor.getSnapshot();
      const inner = Object.values(children).map((child) => problemIn(child?.getSnapshot()));
      return inner.find((code) => code !== undefined) ?? context.problem?.code;
    },
    answer: (answer: Answer = {}) => send({ type: 'SUBMIT', answer }),
    back: () => send({ type: 'BACK' }),
    go: async (event: Omit<GoEvent, 'type'>) => {
      actor.send({ type: 'GO', ...event });
      await setImmediate();
    },
  };
}

export type Visit = Awaited<ReturnType<typeof startVisit>>;
