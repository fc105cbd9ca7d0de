import { defineFlow } from '#engine/flow/defineFlow.ts';
import { stepKinds } from '../kinds/stepKinds.ts';
import { pharmacyMachine } from './pharmacy.machine.ts';
import steps from './pharmacy.steps.json' with { type: 'json' };

/** Medical history, which a visit runs. */
export const pharmacyFlow = defineFlow({
  machine: pharmacyMachine,
  steps,
  kinds: stepKinds,
});
