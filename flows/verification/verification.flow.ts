import { defineFlow } from '#engine/flow/defineFlow.ts';
import { copyTokens } from '../copy/copyTokens.ts';
import { stepKinds } from '../kinds/stepKinds.ts';
import { verificationMachine } from './verification.machine.ts';
import steps from './verification.steps.json' with { type: 'json' };

/** Identity verification, standalone and inside a visit. */
export const verificationFlow = defineFlow({
  machine: verificationMachine,
  steps,
  kinds: stepKinds,
  tokens: copyTokens.verification,
});
