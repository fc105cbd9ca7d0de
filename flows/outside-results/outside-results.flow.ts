import { defineFlow } from '#engine/flow/defineFlow.ts';
import { copyTokens } from '../copy/copyTokens.ts';
import { stepKinds } from '../kinds/stepKinds.ts';
import { outsideResultsMachine } from './outside-results.machine.ts';
import steps from './outside-results.steps.json' with { type: 'json' };

/** Entering results of another laboratory by hand. */
export const outsideResultsFlow = defineFlow({
  machine: outsideResultsMachine,
  steps,
  kinds: stepKinds,
  tokens: copyTokens['outside-results'],
});
