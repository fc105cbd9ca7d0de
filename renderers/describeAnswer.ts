import type { Answer, Value } from '#schemas/flow/answer.ts';
import type { NoneOption, Option } from '#schemas/flow/option.ts';
import type { ReviewItem, Step } from '#schemas/flow/step.ts';
import type { FormField } from '#schemas/flow/steps/formStep.ts';
import { dayText } from './dayText.ts';
import { heightText } from './fields/height.ts';
import { phoneText } from './fields/phone.ts';
import { noneValueOf } from './toggled.ts';
import { words } from './words.ts';

interface Lists {
  readonly options: readonly Option[];
  readonly none?: NoneOption;
}

const text = (value: Value | undefined): string => {
  if (value === undefined || value === '') return words.noAnswer;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  return Array.isArray(value) ? value.join(', ') : String(value);
};

const withDetails = (label: string, details: Value | undefined) =>
  details === undefined ? label : `${label}: ${text(details)}`;

function chosenLines(
  { options, none }: Lists,
  chosen: Value | undefined,
  detailsOf: (option: string) => Value | undefined,
): string[] {
  const values = Array.isArray(chosen) ? chosen : chosen === undefined ? [] : [text(chosen)];
  if (values.length === 0) return [words.noAnswer];
  return values.map((value) => {
    if (none && value === noneValueOf(none)) return none.label;
    const label = options.find((option) => option.value === value)?.label ?? value;
    return withDetails(label, detailsOf(value));
  });
}

function fieldText(field: FormField, value: Value | undefined): string {
  if (value === undefined) return words.noAnswer;
  switch (field.type) {
    case 'height': {
      const { feet, inches } = heightText(value);
      return `${feet} ${words.feetUnit} ${inches} ${words.inchesUnit}`;
    }
    case 'choice':
      return field.options.find((option) => option.value === value)?.label ?? text(value);
    case 'number':
      return field.unit ? `${text(value)} ${field.unit}` : text(value);
    case 'phone':
      return phoneText(text(value));
    case 'constant':
      return field.text;
    default:
      return text(value);
  }
}

/** Fields of a review's item carry its id: `<id>` for the main one, `<id>.details` for its text. */
function itemLines(item: ReviewItem, answer: Answer): string[] {
  const own: { [field: string]: Value } = {};
  for (const [field, value] of Object.entries(answer)) {
    if (field === item.id) own['value'] = value;
    else if (field.startsWith(`${item.id}.`)) own[field.slice(item.id.length + 1)] = value;
  }
  return describeAnswer(item, own).map((line) => `${item.title} ${line}`);
}

/** An answer as lines of text, in the words of its step; for reading only. */
export function describeAnswer(step: Step | ReviewItem, answer: Answer): readonly string[] {
  const { value } = answer;
  switch (step.kind) {
    case 'intro':
    case 'notice':
    case 'treatment':
    case 'plan':
    case 'add-ons':
    case 'membership':
    // These lead somewhere or hold what only the application knows; there is nothing to read in them.
    case 'identity':
    case 'identity-images':
    case 'photo':
    case 'code':
      return [];
    case 'form':
    case 'checkout':
      return step.fields.map((field) => `${field.label}: ${fieldText(field, answer[field.id])}`);
    case 'review':
      return step.items.flatMap((item) => itemLines(item, answer));
    case 'yes-no':
      return [withDetails(text(value), answer['details'])];
    case 'decision':
      return [step.actions.find((action) => action.value === value)?.label ?? text(value)];
    case 'date':
      return [typeof value === 'string' ? dayText(value) : text(value)];
    case 'protocol-cards':
      return [step.options.find((option) => option.value === value)?.label ?? text(value)];
    case 'checklist':
    case 'choice':
      return chosenLines(step, value, (option) => answer[`details.${option}`]);
    case 'short-text':
    case 'long-text':
      return [text(value)];
  }
}
