import type { Answers } from '#engine/answers/Answers.ts';
import type { Facts } from '#engine/definition/facts.ts';
import { healthClassesOf } from './healthClassesOf.ts';
import { classesIn, classFacts } from './classFacts.ts';

/** The texts among the answers of a visit that list medicines. What is saved to facts is not among them. */
const listedIn = (answers: Answers): readonly string[] =>
  answers.definition.steps.flatMap(({ index, fields }) =>
    fields.flatMap((field) => {
      if (field.type !== 'text' || field.lists !== 'medicines' || field.saves !== undefined) return [];
      const text = answers.value(index, field.name);
      return typeof text === 'string' ? [text] : [];
    }),
  );

/** Whether answers to some of the questions list medicines. */
const asksForMedicines = ({ definition }: Answers): boolean =>
  definition.steps.some(({ fields }) =>
    fields.some((field) => field.type === 'text' && field.lists === 'medicines' && field.saves === undefined),
  );

/**
 * Has what the answers of a visit name, where they list medicines, count beside those of the account.
 *
 * @param facts what the account says of the patient
 */
export function learnMedicines(answers: Answers, facts: Facts): void {
  if (!asksForMedicines(answers)) return;
  const own = classesIn((ref) => facts[ref]);
  const listed = listedIn(answers);
  const named = [...new Set([...(own ?? []), ...listed.flatMap(healthClassesOf)])];
  answers.learn(classFacts(own || listed.length > 0 ? named : undefined));
}
