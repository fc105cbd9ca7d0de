import type { JSONSchema } from 'json-schema-to-ts';
import type { KindDefinition } from '#engine/definition/KindDefinition.ts';
import { stepBase } from '#schemas/flow/stepBase.ts';
import { describeChoices } from '../describing/describeChoice.ts';
import { optionDetails } from '../options/details.ts';
import { optionSchema } from '../options/option.ts';
import type { Sample } from '../definition/Sample.ts';
import type { StepFrom } from '../definition/StepFrom.ts';

/** Exactly one option. Choosing it goes on to the next step, unless `confirms` is set. */
export const choiceSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'kind', 'title', 'options'],
  properties: {
    ...stepBase,
    kind: { const: 'choice' },
    /** Waits for a button before the answer is sent, for choices that cannot be undone. */
    confirms: { type: 'boolean' },
    /** Its button ends something, and is not the primary one. */
    ends: { type: 'boolean' },
    options: { type: 'array', minItems: 2, items: optionSchema },
  },
} as const satisfies JSONSchema;

export type ChoiceStep = StepFrom<typeof choiceSchema>;

export const choiceKind: KindDefinition<ChoiceStep> = {
  keepsIn: 'stated',
  secret: false,
  fields: ({ options, optional }) => [
    { name: 'value', type: 'choice', required: !optional, options: options.map(({ value }) => value) },
    ...optionDetails(options, (is) => ({ field: 'value', is })),
  ],
  describe: ({ options }, answer) => describeChoices(options, answer),
  choices: ({ options }) => [{ field: 'value', pointer: '/options', choices: options }],
};

export const choiceSample: Sample<ChoiceStep> = {
  step: {
    id: 'choice',
    kind: 'choice',
    title: 'Which?',
    options: [{ value: 'chosen', label: 'One', details: { label: 'How?' } }],
  },
  answer: { value: 'chosen', 'details.chosen': 'why' },
};
