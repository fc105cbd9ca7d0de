import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { valueText } from '../describing/describeChoice.ts';
import { MAX_SHORT } from '../options/lengths.ts';
import { fieldBase } from './fieldBase.ts';
import type { FieldDefinition } from './FieldDefinition.ts';

export const textFieldSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'type', 'label'],
  properties: {
    ...fieldBase,
    type: { const: 'text' },
    minLength: { type: 'integer', minimum: 0 },
    maxLength: { type: 'integer', minimum: 1 },
    pattern: { type: 'string' },
    /** Suggests postal addresses; choosing one also fills in these fields of the same step. */
    suggests: {
      type: 'object',
      additionalProperties: false,
      required: ['city', 'state', 'zip'],
      properties: { city: fieldBase.id, state: fieldBase.id, zip: fieldBase.id },
    },
  },
} as const satisfies JSONSchema;

export type TextField = FromSchema<typeof textFieldSchema>;

export const textField: FieldDefinition<TextField> = {
  rule: ({ minLength, maxLength = MAX_SHORT, pattern }) => ({
    type: 'text',
    maxLength,
    ...(minLength !== undefined && { minLength }),
    ...(pattern && { pattern }),
  }),
  describe: (_field, value) => valueText(value),
  part: ({ pattern, suggests = {} }) => ({
    pattern,
    fills: Object.entries(suggests).map(([part, id]) => ({
      id,
      with: `the ${part} of an address`,
      pointer: `/suggests/${part}`,
    })),
  }),
};
