import { defineFlow } from '#engine/flow/defineFlow.ts';
import { copyTokens } from '../copy/copyTokens.ts';
import { stepKinds } from '../kinds/stepKinds.ts';
import { assessmentMachine } from './assessment.machine.ts';
import steps from './assessment.steps.json' with { type: 'json' };

/** The way through the newest report of a lab test. */
export const assessmentFlow = defineFlow({
  machine: assessmentMachine,
  steps,
  kinds: stepKinds,
  tokens: copyTokens.assessment,
});
