import { defineFlow } from '#engine/flow/defineFlow.ts';
import { copyTokens } from '../copy/copyTokens.ts';
import { stepKinds } from '../kinds/stepKinds.ts';
import { retentionMachine } from './retention.machine.ts';
import steps from './retention.steps.json' with { type: 'json' };

/** The offers made to a patient who wants to cancel. */
export const retentionFlow = defineFlow({
  machine: retentionMachine,
  steps,
  kinds: stepKinds,
  tokens: copyTokens.retention,
});
