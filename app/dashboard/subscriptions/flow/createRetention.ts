import type { EffectsOf } from '#engine/effects/EffectsOf.ts';
import { retentionFlow } from '#flows/retention/retention.flow.ts';
import type { retentionMachine } from '#flows/retention/retention.machine.ts';
import type { Subscription } from '#schemas/wire/subscription.ts';
import { today } from '#app/time/today.ts';

/** No choice here is stored; the flow's final state says where it leads. */
const effects: EffectsOf<typeof retentionMachine> = {
  saveAnswer: ({ revision }) => Promise.resolve({ revision }),
};

/** The screens before a cancellation, ready to run. */
export const createRetention = ({ cancellation_info: info }: Subscription) =>
  retentionFlow.start({
    today,
    facts: { 'cancellation.attempt': info.cancellation_attempt },
    effects,
  });
