import type { Field } from '#engine/Field.ts';
import { profileSteps } from './profileSteps.ts';

const MEDICAL = 'patient.medical_profile.';

type Scalar = 'boolean' | 'number' | 'string';

const scalarOf = ({ type }: Field): Scalar =>
  type === 'boolean' || type === 'choices' ? 'boolean' : type === 'number' ? 'number' : 'string';

/** What the portal's own questions save in the medical profile: the names, and the type of each. */
export const medicalFields: ReadonlyMap<string, Scalar> = new Map(
  profileSteps
    .flatMap(({ fields }) => fields)
    .flatMap((field) => {
      const refs = field.type === 'choices' ? Object.values(field.savesEach ?? {}) : [field.saves ?? ''];
      return refs
        .filter((ref) => ref.startsWith(MEDICAL))
        .map((ref) => [ref.slice(MEDICAL.length), scalarOf(field)] as const);
    }),
);
