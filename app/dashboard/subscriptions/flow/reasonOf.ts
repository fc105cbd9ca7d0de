import { isKind } from '#flows/kinds/isKind.ts';
import type { Answers } from '#engine/answers/Answers.ts';

/** The reason given at a step: the patient's own text if the option asks for it, otherwise the option's label. */
export function reasonOf(answers: Answers, id: string): string {
  const index = answers.definition.positions.get(id);
  const step = index === undefined ? undefined : answers.definition.steps[index]?.step;
  if (index === undefined || !step || !isKind(step, 'choice')) return '';
  const { value, ...details } = answers.answer(index) ?? {};
  const option = step.options.find((one) => one.value === value);
  const typed = details[`details.${option?.value}`];
  return typeof typed === 'string' ? typed.trim() : (option?.label ?? '');
}
