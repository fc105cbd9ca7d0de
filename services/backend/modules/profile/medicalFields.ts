import { stepKinds } from '#flows/kinds/stepKinds.ts';
import { compile } from '#engine/definition/compile.ts';
import type { Field } from '#engine/definition/Field.ts';
import { stepSetOf } from '#engine/definition/stepSetOf.ts';
import signupSteps from '#flows/signup/signup.steps.json' with { type: 'json' };
import { profileSteps } from './profileSteps.ts';

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
