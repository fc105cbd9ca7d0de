import { defineFlow } from '#engine/flow/defineFlow.ts';
import { copyTokens } from '../copy/copyTokens.ts';
import { stepKinds } from '../kinds/stepKinds.ts';
import { mobileVerificationMachine } from './mobile-verification.machine.ts';
import steps from './mobile-verification.steps.json' with { type: 'json' };

/** The verification of a mobile number. */
export const mobileVerificationFlow = defineFlow({
  machine: mobileVerificationMachine,
  steps,
  kinds: stepKinds,
  tokens: copyTokens['mobile-verification'],
});
