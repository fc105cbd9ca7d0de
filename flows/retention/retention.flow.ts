import { defineFlow } from '#engine/flow/defineFlow.ts';
import { copyTokens } from '../copy/copyTokens.ts';
import { stepKinds } from '../kinds/stepKinds.ts';
import { retentionMachine } from './retention.machine.ts';
import steps from './retention.steps.json' with { type: 'json' };

/** What stands between a patient and cancelling. */
export const retentionFlow = defineFlow({
  machine: retentionMachine,
  steps,
  kinds: stepKinds,
  tokens: copyTokens.retention,
});
