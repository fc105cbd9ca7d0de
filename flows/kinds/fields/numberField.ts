import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { valueText } from '../describing/describeChoice.ts';
import { fieldBase } from './fieldBase.ts';
import type { FieldDefinition } from './FieldDefinition.ts';

export const numberFieldSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'type', 'label'],
  properties: {
    ...fieldBase,
    type: { const: 'number' },
    integer: { type: 'boolean' },
    minimum: { type: 'number' },
    exclusiveMinimum: { type: 'number' },
    maximum: { type: 'number' },
    unit: { type: 'string' },
  },
} as const satisfies JSONSchema;

export type NumberField = FromSchema<typeof numberFieldSchema>;

export const numberField: FieldDefinition<NumberField> = {
  rule: ({ integer = false, minimum, exclusiveMinimum, maximum }) => ({
    type: 'number',
    integer,
    ...(minimum !== undefined && { minimum }),
    ...(exclusiveMinimum !== undefined && { exclusiveMinimum }),
    ...(maximum !== undefined && { maximum }),
  }),
  describe: ({ unit }, value) => (unit ? `${valueText(value)} ${unit}` : valueText(value)),
  part: ({ unit }) => ({ unit }),
};
