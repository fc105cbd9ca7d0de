import type { Answer, Value } from '#schemas/flow/answer.ts';
import type { Literal } from '#schemas/flow/condition.ts';
import { confirmed } from '#engine/answers/doubted.ts';
import { applies } from '#engine/definition/applies.ts';
import type { Field } from '#engine/definition/Field.ts';
import { fieldSamples, isComplete } from './fieldSamples.ts';

const MAX_ANSWERS = 512;

/** Sample answers, and whether they represent all possible answers. */
export interface AnswerSamples {
  readonly answers: readonly Answer[];
  readonly complete: boolean;
}

const withField = (answer: Answer, field: Field, values: readonly Value[]): readonly Answer[] => {
  if (!applies(field, answer)) return [answer];
  const given = values.map((value) => ({ ...answer, [field.name]: value }));
  return field.required ? given : [...given, answer];
};

/**
 * Sample answers for some fields of a step: one for each combination that conditions can tell apart.
 *
 * @param fields in the order of the step; a field comes after the fields that it depends on
 * @param mentionsOf the literals that conditions compare a field with
 */
export function answerSamples(
  fields: readonly Field[],
  mentionsOf: (field: Field) => readonly Literal[],
): AnswerSamples {
  let answers: readonly Answer[] = [{}];
  let complete = true;
  for (const field of fields) {
    if (field.type === 'confirmation') continue;
    const samples = fieldSamples(field, mentionsOf(field));
    if (!isComplete(field, mentionsOf(field))) complete = false;
    const all = answers.flatMap((answer) => withField(answer, field, samples));
    const tooMany = all.length > MAX_ANSWERS;
    if (tooMany) complete = false;
    answers = tooMany ? answers.flatMap((answer) => withField(answer, field, samples.slice(0, 1))) : all;
  }
  return { answers: answers.map((answer) => confirmed(fields, answer)), complete };
}

/** A valid answer with the chosen values, and the simplest value for every other field. */
export function wholeAnswer(fields: readonly Field[], chosen: Answer = {}): Answer {
  const answer: { [field: string]: Value } = {};
  for (const field of fields) {
    if (!applies(field, answer)) continue;
    const value = chosen[field.name] ?? (field.required ? fieldSamples(field, [])[0] : undefined);
    if (value !== undefined) answer[field.name] = value;
  }
  return confirmed(fields, answer);
}
