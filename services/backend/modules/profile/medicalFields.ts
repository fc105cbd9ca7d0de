import { stepKinds } from '#flows/kinds/stepKinds.ts';
import { compile, type Definition } from '#engine/definition/compile.ts';
import type { Field } from '#engine/definition/Field.ts';
import { stepSetOf } from '#engine/definition/stepSetOf.ts';
import signupSteps from '#flows/signup/signup.steps.json' with { type: 'json' };
import type { CompiledStep } from '#engine/definition/CompiledStep.ts';
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

const MEDICAL = 'patient.medical_profile.';

type Scalar = 'boolean' | 'number' | 'string';

const scalarOf = ({ type }: Field): Scalar =>
  type === 'boolean' || type === 'choices'
    ? 'boolean'
    : type === 'number' || type === 'confirmation'
      ? 'number'
      : 'string';

/** Signing up asks on its own, in steps that share their ids with those of a visit. */
const signup = compile(stepKinds, stepSetOf(signupSteps));

/** What the portal's own questions save in the medical profile: the names, and the type of each. */
export const medicalFields: ReadonlyMap<string, Scalar> = new Map(
  [...signup.steps, ...profileSteps]
    .flatMap(({ fields }) => fields)
    .flatMap((field) => {
      const refs = field.type === 'choices' ? Object.values(field.savesEach ?? {}) : [field.saves ?? ''];
      return refs
        .filter((ref) => ref.startsWith(MEDICAL))
        .map((ref) => [ref.slice(MEDICAL.length), scalarOf(field)] as const);
    }),
);
