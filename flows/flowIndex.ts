import type { FlowEntry } from '#engine/authoring/read/FlowEntry.ts';
import { copyTokens } from './copyTokens.ts';
import { mobileVerificationMachine } from './mobile-verification/mobile-verification.machine.ts';
import { retentionMachine } from './retention/retention.machine.ts';
import { signupMachine } from './signup/signup.machine.ts';
import { subscriptionActionMachine } from './subscription-action/subscription-action.machine.ts';
import { verificationMachine } from './verification/verification.machine.ts';
import { templateFacts } from './visit/templateFacts.ts';
import { visitMachine } from './visit/visit.machine.ts';

/** Every flow: its machine, and the step sets it runs with. The checker reads it; a new flow is one line here. */
export const flowIndex: readonly FlowEntry[] = [
  {
    flow: 'visit',
    machine: visitMachine,
    composedWith: ['pharmacy', 'checkout', 'purchase', 'verification'],
    eachTemplate: true,
    templateFacts,
    tokens: copyTokens.visit,
  },
  { flow: 'signup', machine: signupMachine, composedWith: ['purchase', 'lifestyle'], tokens: copyTokens.signup },
  { flow: 'verification', machine: verificationMachine, composedWith: [], tokens: copyTokens.verification },
  {
    flow: 'mobile-verification',
    machine: mobileVerificationMachine,
    composedWith: [],
    tokens: copyTokens['mobile-verification'],
  },
  {
    flow: 'subscription-action',
    machine: subscriptionActionMachine,
    composedWith: [],
    tokens: copyTokens['subscription-action'],
  },
  { flow: 'retention', machine: retentionMachine, composedWith: [], tokens: copyTokens.retention },
];
