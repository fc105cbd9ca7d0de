import type { FlowEntry } from '#engine/authoring/FlowEntry.ts';
import { mobileVerificationMachine } from './mobile-verification/mobile-verification.machine.ts';
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
  { flow: 'verification', machine: verificationMachine, composedWith: [] },
  { flow: 'mobile-verification', machine: mobileVerificationMachine, composedWith: [] },
];
