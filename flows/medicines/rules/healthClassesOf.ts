import table from '../conditions.json' with { type: 'json' };
import { nameMatcher } from './nameMatcher.ts';
import { matchMedicines } from './matchMedicines.ts';

/** The classes of the medicines and of the conditions that a text about a patient's health names. */
export const healthClassesOf = (text: string): readonly string[] => [
  ...medicineClassesOf(text),
  ...conditionClassesOf(text),
];

const matchConditions = nameMatcher(
  table.conditions.map((condition) => ({ ...condition, item: condition.class })),
  table.harmless,
);

/**
 * `<class>-condition` for each medical condition that a text names, slips included, once, in alphabetical order. Text that says
 * that a condition is over, or another person's, names it too: people decide what follows.
 */
export const conditionClassesOf = (text: string): readonly string[] =>
  [...new Set(matchConditions(text.replaceAll('%', ' percent ')).map(({ item }) => `${item}-condition`))].toSorted();

/** The classes of the medicines that a text names, each once, in alphabetical order. */
export const medicineClassesOf = (text: string): readonly string[] =>
  [...new Set(matchMedicines(text).flatMap(({ item }) => item.classes ?? []))].toSorted();
