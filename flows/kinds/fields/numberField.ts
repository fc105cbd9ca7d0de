import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { Value } from '#schemas/flow/answer.ts';
import { valueText } from '../describing/describeChoice.ts';
import { believedRule, believedSchema } from './believed.ts';
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
    believed: believedSchema,
  },
} as const satisfies JSONSchema;

export type NumberField = FromSchema<typeof numberFieldSchema>;

const numberText = (value: Value) => (typeof value === 'number' ? value.toLocaleString('en-US') : valueText(value));

export const numberField: FieldDefinition<NumberField> = {
  rule: ({ integer = false, minimum, exclusiveMinimum, maximum, believed }) => ({
    type: 'number',
    integer,
    ...(minimum !== undefined && { minimum }),
    ...(exclusiveMinimum !== undefined && { exclusiveMinimum }),
    ...(maximum !== undefined && { maximum }),
    ...believedRule({ believed }),
  }),
  describe: ({ unit }, value) => (unit ? `${numberText(value)} ${unit}` : numberText(value)),
  part: ({ unit }) => ({ unit }),
};
