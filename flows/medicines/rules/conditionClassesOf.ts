import table from '../conditions.json' with { type: 'json' };
import { nameMatcher } from './nameMatcher.ts';

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
