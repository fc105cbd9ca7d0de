import type { Choice } from '#engine/definition/KindDefinition.ts';
import type { Answer, Value } from '#schemas/flow/answer.ts';
import { answerWords } from './answerWords.ts';

/** A value as text. */
export function valueText(value: Value | undefined): string {
  if (value === undefined || value === '') return answerWords.noAnswer;
  if (typeof value === 'boolean') return value ? answerWords.yes : answerWords.no;
  return Array.isArray(value) ? value.join(', ') : String(value);
}

/** A label, with the details that the patient added. */
export const withDetails = (label: string, details: Value | undefined) =>
  details === undefined ? label : `${label}: ${valueText(details)}`;

/** The label of a chosen value. */
export const labelOf = (choices: readonly Choice[], value: Value | undefined): string =>
  choices.find((one) => one.value === value)?.label ?? valueText(value);

/** The chosen options of a list, one line each. */
export function describeChoices(choices: readonly Choice[], answer: Answer): readonly string[] {
  const { value } = answer;
  const values = Array.isArray(value) ? value : value === undefined ? [] : [valueText(value)];
  if (values.length === 0) return [answerWords.noAnswer];
  return values.map((one) => withDetails(labelOf(choices, one), answer[`details.${one}`]));
}
