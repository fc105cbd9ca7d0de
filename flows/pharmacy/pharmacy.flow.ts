import { defineFlow } from '#engine/flow/defineFlow.ts';
import { stepKinds } from '../kinds/stepKinds.ts';
import { pharmacyMachine } from './pharmacy.machine.ts';
import steps from './pharmacy.steps.json' with { type: 'json' };

/** The medical history; the visit runs it. */
export const pharmacyFlow = defineFlow({
  machine: pharmacyMachine,
  steps,
  kinds: stepKinds,
});
