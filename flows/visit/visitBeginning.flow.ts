import { defineFlow } from '#engine/flow/defineFlow.ts';
import { isIdentitySection } from '../verification/identityAddress.ts';
import { pharmacyFlow } from '../pharmacy/pharmacy.flow.ts';
import { stepKinds } from '../kinds/stepKinds.ts';
import { visitMachine } from './visit.machine.ts';
import steps from './visit.steps.json' with { type: 'json' };

/**
 * A medical visit without the code and the steps of the flows that come after its questions: a page then need not load them to
 * show a question. The effect `loadFlow` brings them.
 */
export const visitBeginning = defineFlow({
  machine: visitMachine,
  steps,
  kinds: stepKinds,
  runs: [pharmacyFlow],
  eachTemplate: true,
});

/** Whether a section of a visit belongs to a flow that is loaded later. */
export const isLateSection = (section: string): boolean =>
  section === 'checkout' || section === 'lab-checkout' || isIdentitySection(section);
