import { defineFlow } from '#engine/flow/defineFlow.ts';
import { cardFlow } from '../card/card.flow.ts';
import { stepKinds } from '../kinds/stepKinds.ts';
import { purchaseMachine } from './purchase.machine.ts';
import steps from './purchase.steps.json' with { type: 'json' };

/** The purchase of products that need no approval; lab visits and the signup run it. */
export const purchaseFlow = defineFlow({
  machine: purchaseMachine,
  steps,
  kinds: stepKinds,
  runs: [cardFlow],
});
