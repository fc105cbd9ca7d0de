import { defineFlow } from '#engine/flow/defineFlow.ts';
import { copyTokens } from '../copy/copyTokens.ts';
import { purchaseFlow } from '../purchase/purchase.flow.ts';
import { stepKinds } from '../kinds/stepKinds.ts';
import { signupMachine } from './signup.machine.ts';
import steps from './signup.steps.json' with { type: 'json' };

/** The steps after creating an account, including the lifestyle questions that the server supplies. */
export const signupFlow = defineFlow({
  machine: signupMachine,
  steps,
  kinds: stepKinds,
  runs: [purchaseFlow],
  given: ['lifestyle'],
  tokens: copyTokens.signup,
});
