import { defineFlow } from '#engine/flow/defineFlow.ts';
import { pharmacyFlow } from '#flows/pharmacy/pharmacy.flow.ts';
import { stepKinds } from '#flows/kinds/stepKinds.ts';
import { isIdentitySection } from '#flows/verification/identityAddress.ts';
import { visitMachine } from '#flows/visit/visit.machine.ts';
import steps from '#flows/visit/visit.steps.json' with { type: 'json' };
import { lateFlows } from './lateFlows.ts';

/**
 * A medical visit without the code and the steps of the flows that come after its questions: a page then need not load them to
 * show a question. The effect `loadFlow` brings them.
 */
export const visitBeginning = defineFlow({
  machine: visitMachine.provide({ actors: lateFlows }),
  steps,
  kinds: stepKinds,
  runs: [pharmacyFlow],
  eachTemplate: true,
});

/** Whether a section of a visit belongs to a flow that is loaded later. */
export const isLateSection = (section: string): boolean =>
  section === 'checkout' || section === 'lab-checkout' || isIdentitySection(section);
