import { applies } from '../definition/applies.ts';
import type { Answer, Value } from '#schemas/flow/answer.ts';
import type { ProblemField } from '#schemas/problem.ts';
import { ageOn, readBirthday, type Day } from './birthday.ts';
import type { Field } from '../definition/Field.ts';
import { unconfirmed } from './doubted.ts';

/** The message for a missing answer when the step has no text of its own. */
export const UNANSWERED = 'Please answer all questions before continuing.';

const texts: { readonly [code: string]: string } = {
  required: UNANSWERED,
  notApplicable: 'This does not apply to the answer you gave. Please check your answer.',
  unknown: 'This question has no such part. Please reload the page and answer again.',
  type: 'This answer has the wrong form. Please enter it again.',
  option: 'Please choose one of the options shown.',
  exclusive: 'Please choose either “none” or the other options, not both.',
  tooShort: 'This answer is too short. Please add a few more characters.',
  tooLong: 'This answer is too long. Please shorten it.',
  pattern: 'This answer has the wrong form. Please enter it again.',
  excluded: 'This choice is not possible here. Please choose another one.',
  tooLow: 'This number is too low. Please check it.',
  tooHigh: 'This number is too high. Please check it.',
  integer: 'Please enter a whole number.',
  unlikely: 'Please check this number, and confirm it if it is right.',
  date: 'Please enter a real date as MM-DD-YYYY.',
  tooYoung: 'This date of birth is too recent. Please check it.',
};

const patterns = new Map<string, RegExp>();
function matches(pattern: string, text: string): boolean {
  let expression = patterns.get(pattern);
  if (!expression) patterns.set(pattern, (expression = new RegExp(pattern, 'u')));
  return expression.test(text);
}

const isBlank = (value: Value) =>
  (typeof value === 'string' && value.trim() === '') || (Array.isArray(value) && value.length === 0);

function checkChoices(field: Field & { type: 'choices' }, value: Value): string | undefined {
  if (!Array.isArray(value)) return 'type';
  if (new Set(value).size !== value.length || value.some((one) => !field.options.includes(one))) return 'option';
  return field.none !== undefined && value.length > 1 && value.includes(field.none) ? 'exclusive' : undefined;
}

function checkNumber(field: Field & { type: 'number' }, value: Value): string | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'type';
  if (field.integer && !Number.isInteger(value)) return 'integer';
  if (field.minimum !== undefined && value < field.minimum) return 'tooLow';
  if (field.exclusiveMinimum !== undefined && value <= field.exclusiveMinimum) return 'tooLow';
  return field.maximum !== undefined && value > field.maximum ? 'tooHigh' : undefined;
}

function checkText(field: Field & { type: 'text' }, value: Value): string | undefined {
  if (typeof value !== 'string' || value.includes('\0')) return 'type';
  if (field.minLength !== undefined && value.trim().length < field.minLength) return 'tooShort';
  if (value.length > field.maxLength) return 'tooLong';
  if (field.excludes?.includes(value)) return 'excluded';
  return field.pattern !== undefined && !matches(field.pattern, value) ? 'pattern' : undefined;
}

function checkBirthday(field: Field & { type: 'birthday' }, value: Value, today: Day): string | undefined {
  const birthday = typeof value === 'string' ? readBirthday(value) : undefined;
  if (!birthday) return 'date';
  const age = ageOn(birthday, today);
  if (age < 0 || age > field.maxAge) return 'date';
  return age < field.minAge ? 'tooYoung' : undefined;
}

function codeOf(field: Field, value: Value, today: Day): string | undefined {
  switch (field.type) {
    case 'boolean':
      return typeof value === 'boolean' ? undefined : 'type';
    case 'choice':
      return typeof value === 'string' && field.options.includes(value) ? undefined : 'option';
    case 'choices':
      return checkChoices(field, value);
    case 'text':
      return checkText(field, value);
    case 'number':
      return checkNumber(field, value);
    case 'confirmation':
      return typeof value === 'number' ? undefined : 'type';
    case 'birthday':
      return checkBirthday(field, value, today);
  }
}

/** A blank value counts as missing only when it has the field's own type. */
function blankCode(field: Field, value: Value, today: Day): string | undefined {
  if (field.required) return 'required';
  if (field.type === 'text' && typeof value === 'string') return value.length > field.maxLength ? 'tooLong' : undefined;
  return field.type === 'choices' && Array.isArray(value) ? undefined : codeOf(field, value, today);
}

function problemCode(field: Field, value: Value | undefined, answer: Answer, today: Day): string | undefined {
  if (!applies(field, answer)) return value === undefined ? undefined : 'notApplicable';
  if (value === undefined) return field.required ? 'required' : undefined;
  return isBlank(value) ? blankCode(field, value, today) : codeOf(field, value, today);
}

const noProblems: readonly ProblemField[] = [];

/** The text of a problem. A number that has to be confirmed is not wrong, so that the text for what is wrong is not its own. */
const messageOf = ({ errors }: Field, code: string): string =>
  errors?.[code] ?? (code === 'unlikely' ? undefined : errors?.['invalid']) ?? texts[code] ?? UNANSWERED;

const isDoubtable = (field: Field) => field.type === 'number' && field.believed !== undefined;

/** What has to be confirmed of an answer that is otherwise right. */
const unlikely = (fields: readonly Field[], answer: Answer): readonly ProblemField[] =>
  unconfirmed(fields, answer).map((name) => {
    const field = fields.find((one) => one.name === name);
    return { field: name, code: 'unlikely', message: field ? messageOf(field, 'unlikely') : UNANSWERED };
  });

/**
 * Checks an answer against the fields of its step. Browser and backend both use this function.
 *
 * @param today the patient's calendar day, for age limits
 * @returns the problems in the order of the fields; empty when the answer is allowed
 */
export function checkAnswer(fields: readonly Field[], answer: Answer, today: Day): readonly ProblemField[] {
  let problems: ProblemField[] | undefined;
  let used = 0;
  for (const field of fields) {
    const value = answer[field.name];
    if (value !== undefined) used += 1;
    const code = problemCode(field, value, answer, today);
    if (code !== undefined)
      (problems ??= []).push({
        field: field.name,
        code,
        message: messageOf(field, code),
      });
  }
  const names = Object.keys(answer);
  if (names.length > used) {
    for (const name of names)
      if (!fields.some((field) => field.name === name))
        (problems ??= []).push({ field: name, code: 'unknown', message: texts['unknown'] ?? UNANSWERED });
  }
  if (problems) return problems;
  return fields.some(isDoubtable) ? unlikely(fields, answer) : noProblems;
}
