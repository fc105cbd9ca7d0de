import { setImmediate } from 'node:timers/promises';
import { createActor } from 'xstate';
import type { SavedAnswer } from '#engine/answers/Answers.ts';
import type { CompiledStep } from '#engine/definition/CompiledStep.ts';
import type { EffectsOf } from '#engine/effects/EffectsOf.ts';
import type { KnownFacts } from '#engine/definition/FactTypes.ts';
import { stepSetOf } from '#engine/definition/stepSetOf.ts';
import { relevantSteps } from '#engine/walk/walk.ts';
import { visitFlow } from '#flows/visit/visit.flow.ts';
import type { visitMachine } from '#flows/visit/visit.machine.ts';
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
  const { calls, learning, shared } = recordedEffects<Exclude<keyof Effects, 'saveAnswer'>>(effects);
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
    },
  });
  const isOpen = ({ asks, index }: CompiledStep) => asks && answers.answer(index) === undefined;
  if (facts['intake.questions_left'] === undefined)
    answers.learn({ 'intake.questions_left': relevantSteps(answers, 'intake').some(isOpen) });
  const actor = createActor(started.machine, { input: started.input }).start();
  await setImmediate();
  return { ...startedFlow(actor, answers), actor, definition, calls, state: () => actor.getSnapshot().value };
}

export type Visit = Awaited<ReturnType<typeof startVisit>>;
