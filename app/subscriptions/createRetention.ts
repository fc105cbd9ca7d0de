import { stepKinds } from '#flows/kinds/stepKinds.ts';
import { Answers } from '#engine/answers/Answers.ts';
import { compile } from '#engine/definition/compile.ts';
import type { EffectsOf } from '#engine/effects/EffectsOf.ts';
import type { FlowInput } from '#engine/flow/FlowContext.ts';
import { provideEffects } from '#engine/effects/provideEffects.ts';
import { stepSetOf } from '#engine/definition/stepSetOf.ts';
import { retentionMachine } from '#flows/retention/retention.machine.ts';
import steps from '#flows/retention/retention.steps.json';
import type { Subscription } from '#schemas/wire/subscription.ts';
import { today } from '../today.ts';

/** Nothing that is chosen here is stored; where it leads to is decided by the state that the flow ends in. */
const effects: EffectsOf<typeof retentionMachine> = {
  saveAnswer: ({ revision }) => Promise.resolve({ revision }),
};

/** What a patient who cancels is shown first, ready to be walked. */
export function createRetention({ cancellation_info: info }: Subscription) {
  const answers = new Answers(compile(stepKinds, stepSetOf(steps)), {
    today,
    facts: { 'cancellation.attempt': info.cancellation_attempt },
  });
  const input: FlowInput = { answers };
  return { machine: provideEffects(retentionMachine, effects), input };
}
