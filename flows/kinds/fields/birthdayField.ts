import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { valueText } from '../describing/describeChoice.ts';
import { momentText } from '../describing/momentText.ts';
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

/** A birthday as it is said: 'April 9, 1988'. What is no date stays as it is. */
function birthdayText(written: string): string {
  const [, month, day, year] = /^(\d{2})-(\d{2})-(\d{4})$/u.exec(written) ?? [];
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? written : momentText(date, 'date', 'UTC');
}

export const birthdayField: FieldDefinition<BirthdayField> = {
  rule: ({ minAge = 0, maxAge = 150 }) => ({ type: 'birthday', minAge, maxAge }),
  describe: (_field, value) => birthdayText(valueText(value)),
};
