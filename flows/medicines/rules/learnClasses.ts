import type { Answers } from '#engine/answers/Answers.ts';
import type { Facts } from '#engine/definition/facts.ts';
import { isKind } from '../../kinds/isKind.ts';
import { classesIn, classFacts } from './classFacts.ts';
import { healthClassesOf } from './healthClassesOf.ts';

/** The texts among the answers of a visit: each may name a medicine. What is saved to facts is not among them. */
const textsIn = (answers: Answers): readonly string[] =>
  answers.definition.steps.flatMap(({ index, fields }) =>
    fields.flatMap((field) => {
      if (field.type !== 'text' || field.saves !== undefined) return [];
      const text = answers.value(index, field.name);
      return typeof text === 'string' ? [text] : [];
    }),
  );

/** Whether answers to some of the questions are texts. */
const asksForText = ({ definition }: Answers): boolean =>
  definition.steps.some(({ fields }) => fields.some((field) => field.type === 'text' && field.saves === undefined));

/**
 * Has what the answers of a visit name count beside what the account does.
 *
 * @param facts what the account says of the patient
 */
export function learnClasses(answers: Answers, facts: Facts): void {
  if (!asksForText(answers)) return;
  const own = classesIn((ref) => facts[ref]);
  const texts = textsIn(answers);
  const named = [...new Set([...(own ?? []), ...texts.flatMap(healthClassesOf)])];
  answers.learn(classFacts(own || texts.length > 0 ? named : undefined));
}

/**
 * The classes that the chosen options of a visit stand for, each once. The stops of the visit itself read its answers; these are for
 * other treatments, whose stops know nothing of its questions.
 */
export function chosenClasses(answers: Answers): readonly string[] {
  const chosen = answers.definition.steps.flatMap(({ index, step }) => {
    if (!isKind(step, 'choice') && !isKind(step, 'checklist')) return [];
    const value = answers.value(index, 'value');
    const values = Array.isArray(value) ? value : [value];
    return step.options.flatMap((option) => (values.includes(option.value) ? (option.classes ?? []) : []));
  });
  return [...new Set(chosen)];
}
