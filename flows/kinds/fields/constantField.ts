import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { fieldBase } from './fieldBase.ts';
import type { FieldDefinition } from './FieldDefinition.ts';

/** A fixed value that is shown and cannot be changed. */
export const constantFieldSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'type', 'label', 'value', 'text'],
  properties: {
    ...fieldBase,
    type: { const: 'constant' },
    value: { type: 'string', minLength: 1 },
    /** The value as text for the patient. */
    text: { type: 'string', minLength: 1 },
  },
} as const satisfies JSONSchema;

export type ConstantField = FromSchema<typeof constantFieldSchema>;

export const constantField: FieldDefinition<ConstantField> = {
  rule: ({ value }) => ({ type: 'choice', options: [value] }),
  describe: ({ text }) => text,
};
