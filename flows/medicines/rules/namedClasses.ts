import type { Facts } from '#engine/definition/facts.ts';
import { matchMedicines } from './matchMedicines.ts';
import { medicineClassesOf } from './medicineClassesOf.ts';

const PROFILE = 'patient.medical_profile.';

/** `<generic name>-allergy` for each medicine that a text about allergies names, once, in alphabetical order. */
const allergyClassesOf = (text: string): readonly string[] =>
  [...new Set(matchMedicines(text).map(({ medicine }) => `${medicine.name}-allergy`))].toSorted();

/** What a question of yes or no has listed; undefined where nobody has asked yet. */
function listedAt(facts: Facts, asked: string, text: string): string | undefined {
  if (facts[PROFILE + asked] === false) return '';
  const listed = facts[PROFILE + text];
  return typeof listed === 'string' ? listed : undefined;
}

/**
 * The classes of the medicines that an account names, and those that its allergies name; undefined where nobody has asked for
 * either yet.
 */
export function namedClasses(facts: Facts): readonly string[] | undefined {
  const taken = listedAt(facts, 'has_current_medications', 'current_medications');
  const allergies = listedAt(facts, 'has_allergies', 'allergy_text');
  if (taken === undefined && allergies === undefined) return undefined;
  return [...medicineClassesOf(taken ?? ''), ...allergyClassesOf(allergies ?? '')];
}
