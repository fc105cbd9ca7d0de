import type { JSONSchema } from 'json-schema-to-ts';
import type { Field } from '#engine/definition/Field.ts';
import type { Choice, ChoiceList, KindDefinition } from '#engine/definition/KindDefinition.ts';
import type { Answer } from '#schemas/flow/answer.ts';
import { stepBase } from '#schemas/flow/stepBase.ts';
import { describeChoices } from '../describing/describeChoice.ts';
import { optionDetails } from '../options/details.ts';
import { noneValueOf } from '../options/noneOption.ts';
import { noneOptionSchema, optionSchema } from '../options/option.ts';
import type { Sample } from '../definition/Sample.ts';
import type { StepFrom } from '../definition/StepFrom.ts';

/** Any number of options, with at most one option that excludes the others. */
export const checklistSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'kind', 'title', 'options'],
  properties: {
    ...stepBase,
    kind: { const: 'checklist' },
    options: { type: 'array', minItems: 1, items: optionSchema },
    none: noneOptionSchema,
    /** A statement that the patient confirms by continuing. */
    certification: { type: 'string' },
  },
} as const satisfies JSONSchema;

export type ChecklistStep = StepFrom<typeof checklistSchema>;

/** All options, the excluding one last. */
function choicesOf({ options, none }: ChecklistStep): readonly Choice[] {
  const value = noneValueOf(none);
  return none && value !== undefined ? [...options, { value, label: none.label }] : options;
}

function choicesField(step: ChecklistStep): Field {
  const { options, none, optional } = step;
  const saved = options.flatMap(({ value, saves }) => (saves ? [[value, saves] as const] : []));
  const noneValue = noneValueOf(none);
  return {
    name: 'value',
    type: 'choices',
    required: !optional,
    options: choicesOf(step).map(({ value }) => value),
    ...(noneValue !== undefined && { none: noneValue }),
    ...(saved.length > 0 && { savesEach: Object.fromEntries(saved) }),
  };
}

/** Who chose none of the options is told which they are: a record that says "none of these" alone says nothing. */
function describeList(step: ChecklistStep, answer: Answer): readonly string[] {
  const lines = describeChoices(choicesOf(step), answer);
  const none = step.none?.label;
  if (lines[0] !== none || !none?.startsWith('None of')) return lines;
  return [`None of: ${step.options.map(({ label }) => label).join('; ')}`];
}

export const checklistKind = {
  keepsIn: 'stated',
  secret: false,
  fields: (step: ChecklistStep): readonly Field[] => [
    choicesField(step),
    ...optionDetails(step.options, (includes) => ({ field: 'value', includes })),
  ],
  describe: describeList,
  choices: (step: ChecklistStep): readonly ChoiceList[] => [
    { field: 'value', pointer: '/options', choices: choicesOf(step) },
  ],
} as const satisfies KindDefinition<ChecklistStep>;

export const checklistSample: Sample<ChecklistStep> = {
  step: {
    id: 'checklist',
    kind: 'checklist',
    title: 'Which?',
    options: [
      { value: 'one', label: 'One', saves: 'own.one', details: { label: 'How?' } },
      { value: 'two', label: 'Two', saves: 'own.two' },
    ],
  },
  answer: { value: ['one'], 'details.one': 'how' },
};
