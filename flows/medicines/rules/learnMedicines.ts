import type { Answers } from '#engine/answers/Answers.ts';
import type { Facts } from '#engine/definition/facts.ts';
import { medicineClassesOf } from './medicineClassesOf.ts';
import { MEDICINE_CLASSES } from './MEDICINE_CLASSES.ts';

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
 * Has the medicines that are named in the answers of a visit count beside those of the account.
 *
 * @param facts what the account says of the patient
 */
export function learnMedicines(answers: Answers, facts: Facts): void {
  if (!asksForMedicines(answers)) return;
  const own = facts[MEDICINE_CLASSES];
  const listed = listedIn(answers);
  const classes = [...(Array.isArray(own) ? own : []), ...medicineClassesOf(listed.join('\n'))];
  answers.learn({ [MEDICINE_CLASSES]: own || listed.length > 0 ? [...new Set(classes)] : null });
}
