import { matchMedicines } from './matchMedicines.ts';

/** The classes of the medicines that a text names, each once, in alphabetical order. */
export const medicineClassesOf = (text: string): readonly string[] =>
  [...new Set(matchMedicines(text).flatMap(({ item }) => item.classes ?? []))].toSorted();
