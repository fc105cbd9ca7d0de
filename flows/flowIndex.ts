import type { FlowEntry } from '#engine/authoring/FlowEntry.ts';
import { visitMachine } from './visit/visit.machine.ts';

/** Every flow: its machine, and the step sets it runs with. The checker reads it; a new flow is one line here. */
export const flowIndex: readonly FlowEntry[] = [
  { flow: 'visit', machine: visitMachine, composedWith: ['pharmacy', 'checkout', 'purchase'], eachTemplate: true },
];
