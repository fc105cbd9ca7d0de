import { defineFlow } from '#engine/flow/defineFlow.ts';
import { checkoutMachine } from '../checkout/checkout.machine.ts';
import { checkoutFlow } from '../checkout/checkout.flow.ts';
import { copyTokens } from '../copy/copyTokens.ts';
import { pharmacyFlow } from '../pharmacy/pharmacy.flow.ts';
import { purchaseMachine } from '../purchase/purchase.machine.ts';
import { purchaseFlow } from '../purchase/purchase.flow.ts';
import { verificationMachine } from '../verification/verification.machine.ts';
import { verificationFlow } from '../verification/verification.flow.ts';
import { templateFacts } from './templateFacts.ts';
import { stepKinds } from '../kinds/stepKinds.ts';
import { visitMachine } from './visit.machine.ts';
import steps from './visit.steps.json' with { type: 'json' };

/** A medical visit, run with the template of its questions. */
export const visitFlow = defineFlow({
  machine: visitMachine.provide({
    actors: { checkout: checkoutMachine, purchase: purchaseMachine, verification: verificationMachine },
  }),
  steps,
  kinds: stepKinds,
  runs: [pharmacyFlow, checkoutFlow, purchaseFlow, verificationFlow],
  eachTemplate: true,
  templateFacts,
  tokens: copyTokens.visit,
});
