import type { EffectsOf } from '#engine/effects/EffectsOf.ts';
import { retentionFlow } from '#flows/retention/retention.flow.ts';
import type { retentionMachine } from '#flows/retention/retention.machine.ts';
import type { Subscription } from '#schemas/wire/subscription.ts';
import { today } from '#app/time/today.ts';

/** Nothing that is chosen here is stored; where it leads to is decided by the state that the flow ends in. */
const effects: EffectsOf<typeof retentionMachine> = {
  saveAnswer: ({ revision }) => Promise.resolve({ revision }),
};

/** What a patient who cancels is shown first, ready to be walked. */
export const createRetention = ({ cancellation_info: info }: Subscription) =>
  retentionFlow.start({
    today,
    facts: { 'cancellation.attempt': info.cancellation_attempt },
    effects,
  });
