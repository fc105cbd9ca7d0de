import { matchMedicines } from './matchMedicines.ts';

/** What a text about allergies says of medicines: `<generic name>-allergy` for each that it names, once, in alphabetical order. */
export const allergyClassesOf = (text: string): readonly string[] =>
  [...new Set(matchMedicines(text).map(({ medicine }) => `${medicine.name}-allergy`))].toSorted();
