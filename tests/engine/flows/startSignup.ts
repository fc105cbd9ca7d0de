import { setImmediate } from 'node:timers/promises';
import { createActor } from 'xstate';
import type { SavedAnswer } from '#engine/answers/Answers.ts';
import type { EffectsOf } from '#engine/effects/EffectsOf.ts';
import type { KnownFacts } from '#engine/definition/FactTypes.ts';
import { stepSetOf } from '#engine/definition/stepSetOf.ts';
import lifestyleSteps from '#flows/signup/lifestyle.steps.json';
import { signupFlow } from '#flows/signup/signup.flow.ts';
import type { signupMachine } from '#flows/signup/signup.machine.ts';
import { recordedEffects } from './recordedEffects.ts';
import { startedFlow } from './startedFlow.ts';
import { TODAY } from '../TODAY.ts';

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
  const { calls, learning, shared } = recordedEffects<Exclude<keyof Effects, 'saveAnswer'>>(effects);
  const { answers, ...started } = signupFlow.start({
    definition,
    facts,
    saved,
    today: () => TODAY,
    opens: { section },
    effects: { ...shared, choosePlan: learning('choosePlan', { 'cart.recurring': false }) },
  });
  const actor = createActor(started.machine, { input: started.input }).start();
  await setImmediate();
  return { ...startedFlow(actor, answers), actor, calls, state: () => actor.getSnapshot().value };
}

export type Signup = Awaited<ReturnType<typeof startSignup>>;
