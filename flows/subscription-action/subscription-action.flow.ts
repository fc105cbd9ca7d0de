import { defineFlow } from '#engine/flow/defineFlow.ts';
import { copyTokens } from '../copy/copyTokens.ts';
import { stepKinds } from '../kinds/stepKinds.ts';
import { subscriptionActionMachine } from './subscription-action.machine.ts';
import steps from './subscription-action.steps.json' with { type: 'json' };

/** Pausing, resuming, rescheduling or cancelling a subscription. */
export const subscriptionActionFlow = defineFlow({
  machine: subscriptionActionMachine,
  steps,
  kinds: stepKinds,
  tokens: copyTokens['subscription-action'],
});
