import { defineFlow } from '#engine/flow/defineFlow.ts';
import { cardFlow } from '../card/card.flow.ts';
import { stepKinds } from '../kinds/stepKinds.ts';
import { checkoutMachine } from './checkout.machine.ts';
import steps from './checkout.steps.json' with { type: 'json' };

/** The checkout of a visit; the visit runs it. */
export const checkoutFlow = defineFlow({
  machine: checkoutMachine,
  steps,
  kinds: stepKinds,
  runs: [cardFlow],
});
