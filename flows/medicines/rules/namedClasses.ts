import type { Facts } from '#engine/definition/facts.ts';
import { medicineClassesOf } from './medicineClassesOf.ts';

const PROFILE = 'patient.medical_profile.';

/** The classes of the medicines that an account names; undefined where nobody has asked yet. */
export function namedClasses(facts: Facts): readonly string[] | undefined {
  if (facts[`${PROFILE}has_current_medications`] === false) return [];
  const listed = facts[`${PROFILE}current_medications`];
  return typeof listed === 'string' ? medicineClassesOf(listed) : undefined;
}
