import type { Facts } from '#engine/definition/facts.ts';
import { conditionClassesOf, healthClassesOf } from './healthClassesOf.ts';
import { matchMedicines } from './matchMedicines.ts';
import { medicines } from './medicineTable.ts';

const PROFILE = 'patient.medical_profile.';

const isMedicine = (name: string): boolean => medicines.some((one) => one.name === name);

/**
 * `<generic name>-allergy` for each medicine that a text about allergies names, and for what a combination holds (Janumet:
 * metformin), once, in alphabetical order.
 */
const allergyClassesOf = (text: string): readonly string[] => {
  const named = matchMedicines(text).flatMap(({ item: { name, classes = [] } }) => [
    name,
    ...classes.filter(isMedicine),
  ]);
  return [...new Set(named.map((name) => `${name}-allergy`))].toSorted();
};

/** What a question of yes or no has listed; undefined where nobody has asked yet. */
function listedAt(facts: Facts, asked: string, text: string): string | undefined {
  if (facts[PROFILE + asked] === false) return '';
  const listed = facts[PROFILE + text];
  return typeof listed === 'string' ? listed : undefined;
}

/**
 * The classes of the medicines, allergies and conditions that an account names, each once; undefined where nobody has asked for any
 * of them yet. A condition counts wherever it is named ("for my transplant"), a medicine also among the conditions ("heart transplant, on
 * Prograf"); among the allergies it is an allergy.
 */
export function namedClasses(facts: Facts): readonly string[] | undefined {
  const taken = listedAt(facts, 'has_current_medications', 'current_medications');
  const conditions = listedAt(facts, 'has_medical_conditions', 'medical_condition_text');
  const allergies = listedAt(facts, 'has_allergies', 'allergy_text');
  if (taken === undefined && conditions === undefined && allergies === undefined) return undefined;
  const named = [
    ...[taken, conditions].flatMap((text) => healthClassesOf(text ?? '')),
    ...conditionClassesOf(allergies ?? ''),
    ...allergyClassesOf(allergies ?? ''),
  ];
  return [...new Set(named)];
}
