import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { valueText } from '../describing/describeChoice.ts';
import { fieldBase } from './fieldBase.ts';
import type { FieldDefinition } from './FieldDefinition.ts';

/** A past calendar date written as MM-DD-YYYY, with age limits in whole years. */
export const birthdayFieldSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'type', 'label'],
  properties: {
    ...fieldBase,
    type: { const: 'birthday' },
    minAge: { type: 'integer', minimum: 0 },
    maxAge: { type: 'integer', minimum: 1 },
  },
} as const satisfies JSONSchema;

export type BirthdayField = FromSchema<typeof birthdayFieldSchema>;

export const birthdayField: FieldDefinition<BirthdayField> = {
  rule: ({ minAge = 0, maxAge = 150 }) => ({ type: 'birthday', minAge, maxAge }),
  describe: (_field, value) => valueText(value),
};
