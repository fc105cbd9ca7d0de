import type { FlowEntry } from '#engine/authoring/FlowEntry.ts';
import { mobileVerificationMachine } from './mobile-verification/mobile-verification.machine.ts';
import { retentionMachine } from './retention/retention.machine.ts';
import { signupMachine } from './signup/signup.machine.ts';
import { subscriptionActionMachine } from './subscription-action/subscription-action.machine.ts';
import { verificationMachine } from './verification/verification.machine.ts';
import { visitMachine } from './visit/visit.machine.ts';

/** Every flow: its machine, and the step sets it runs with. The checker reads it; a new flow is one line here. */
export const flowIndex: readonly FlowEntry[] = [
  {
    flow: 'visit',
    machine: visitMachine,
    composedWith: ['pharmacy', 'checkout', 'purchase', 'verification'],
    eachTemplate: true,
  },
  { flow: 'signup', machine: signupMachine, composedWith: ['purchase', 'lifestyle'] },
  { flow: 'verification', machine: verificationMachine, composedWith: [] },
  { flow: 'mobile-verification', machine: mobileVerificationMachine, composedWith: [] },
  { flow: 'subscription-action', machine: subscriptionActionMachine, composedWith: [] },
  { flow: 'retention', machine: retentionMachine, composedWith: [] },
];
