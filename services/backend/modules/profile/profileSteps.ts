import { stepKinds } from '#flows/kinds/stepKinds.ts';
import { compile, type Definition } from '#engine/definition/compile.ts';
import type { CompiledStep } from '#engine/definition/CompiledStep.ts';
import { stepSetOf } from '#engine/definition/stepSetOf.ts';
import checkoutSteps from '#flows/checkout/checkout.steps.json' with { type: 'json' };
import pharmacySteps from '#flows/pharmacy/pharmacy.steps.json' with { type: 'json' };
import visitSteps from '#flows/visit/visit.steps.json' with { type: 'json' };

/** The questions of the flows whose answers are kept in the profile. */
export const profileDefinition: Definition = compile(
  stepKinds,
  stepSetOf(visitSteps),
  stepSetOf(pharmacySteps),
  stepSetOf(checkoutSteps),
);

/** Steps that set the profile. A review screen only shows the questions of others once more. */
export const profileSteps: readonly CompiledStep[] = profileDefinition.steps.filter(
  ({ step, savesFacts }) => savesFacts && step.kind !== 'review',
);
