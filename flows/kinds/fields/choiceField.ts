import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { labelOf } from '../describing/describeChoice.ts';
import { optionSchema } from '../options/option.ts';
import { fieldBase } from './fieldBase.ts';
import type { FieldDefinition } from './FieldDefinition.ts';

export const choiceFieldSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'type', 'label', 'options'],
  properties: {
    ...fieldBase,
    type: { const: 'choice' },
    options: { type: 'array', minItems: 2, items: optionSchema },
    /** Values that the backend accepts but the form does not offer. */
    accepts: { type: 'array', items: { type: 'string' } },
  },
} as const satisfies JSONSchema;

export type ChoiceField = FromSchema<typeof choiceFieldSchema>;

export const choiceField: FieldDefinition<ChoiceField> = {
  rule: ({ options, accepts = [] }) => ({
    type: 'choice',
    options: [...options.map(({ value }) => value), ...accepts],
  }),
  describe: ({ options }, value) => labelOf(options, value),
  choices: ({ options, accepts }) => ({ choices: options, accepts }),
};
