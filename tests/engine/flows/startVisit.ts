import { setImmediate } from 'node:timers/promises';
import { createActor, type SimulatedClock } from 'xstate';
import type { SavedAnswer } from '#engine/answers/Answers.ts';
import type { CompiledStep } from '#engine/definition/CompiledStep.ts';
import type { EffectsOf } from '#engine/effects/EffectsOf.ts';
import { provideEffects } from '#engine/effects/provideEffects.ts';
import type { LoadInput } from '#app/visit/flow/lateFlows.ts';
import type { KnownFacts } from '#engine/definition/FactTypes.ts';
import { stepSetOf } from '#engine/definition/stepSetOf.ts';
import { relevantSteps } from '#engine/walk/walk.ts';
import { wholeVisit } from '#app/visit/flow/wholeVisit.ts';
import { visitFlow } from '#flows/visit/visit.flow.ts';
import { visitBeginning } from '#app/visit/flow/visitBeginning.ts';
import type { visitMachine } from '#flows/visit/visit.machine.ts';
import { checkoutMachine } from '#flows/checkout/checkout.machine.ts';
import { purchaseMachine } from '#flows/purchase/purchase.machine.ts';
import { verificationMachine } from '#flows/verification/verification.machine.ts';
import followUpSteps from '#flows/intakes/follow-up-check-in.steps.json';
import coachingSteps from '#flows/intakes/longevity-coaching.steps.json';
import labsSteps from '#flows/intakes/longevity-labs.steps.json';
import metabolicSteps from '#flows/intakes/metabolic-health.steps.json';
import rapamycinSteps from '#flows/intakes/rapamycin.steps.json';
import sleepSteps from '#flows/intakes/sleep-support.steps.json';
import skinSteps from '#flows/intakes/skin-renewal.steps.json';
import { recordedEffects } from './recordedEffects.ts';
import { startedFlow } from './startedFlow.ts';
import { TODAY } from '../TODAY.ts';

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
  /** Begins without the flows that come after the questions; called before each of them is loaded. */
  readonly late?: (flow: string) => Promise<void>;
  readonly clock?: SimulatedClock;
}

const laterFlows = new Map(
  [checkoutMachine, purchaseMachine, verificationMachine].map((machine) => [machine.id, machine] as const),
);

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
  late,
  clock,
}: Start = {}) {
  const questions = templates[template];
  const { type, end } = questions.template ?? {};
  const flow = late ? visitBeginning : visitFlow;
  const definition = flow.compile(questions);
  const { calls, learning, shared } = recordedEffects<Exclude<keyof Effects, 'saveAnswer'>>(effects);
  const table = {
    ...shared,
    completeVisit: learning('completeVisit', { 'intake.complete': true }),
    prepareProtocols: learning('prepareProtocols'),
    saveProducts: learning('saveProducts', { 'intake.products_chosen': true }),
    saveAddOns: learning('saveAddOns'),
    dropMembership: learning('dropMembership', { 'checkout.joins_membership': false }),
    startMembership: learning('startMembership', { 'patient.membership': 'joined' }),
    createSubscription: learning('createSubscription', { 'intake.subscription': 'made' }),
    attachSubscription: learning('attachSubscription', { 'intake.attached': true }),
    askVisit: learning('askVisit'),
    completeIntake: learning('completeIntake', { 'intake.complete': true }),
    trackCheckout: learning('trackCheckout'),
    uploadIdImage: learning('uploadIdImage', { 'identity.images': 'some' }),
    uploadProfileImage: learning('uploadProfileImage', { 'identity.images': 'complete' }),
    tagVerified: learning('tagVerified'),
  };
  const loadFlow = async ({ flow: name }: LoadInput) => {
    await late?.(name);
    if (!answers.definition.sections.has('checkout')) answers.extend(wholeVisit.extend(questions));
    return provideEffects(laterFlows.get(name) ?? checkoutMachine, table);
  };
  const given = { ...table, loadFlow };
  const { answers, ...started } = flow.start({
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
    effects: given,
  });
  const isOpen = ({ asks, index }: CompiledStep) => asks && answers.answer(index) === undefined;
  if (facts['intake.questions_left'] === undefined)
    answers.learn({ 'intake.questions_left': relevantSteps(answers, 'intake').some(isOpen) });
  const actor = createActor(started.machine, { input: started.input, ...(clock && { clock }) }).start();
  await setImmediate();
  return { ...startedFlow(actor, answers), actor, definition, calls, state: () => actor.getSnapshot().value };
}

export type Visit = Awaited<ReturnType<typeof startVisit>>;
