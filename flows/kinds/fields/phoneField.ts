import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { valueText } from '../describing/describeChoice.ts';
import { fieldBase } from './fieldBase.ts';
import type { FieldDefinition } from './FieldDefinition.ts';
import { phoneText } from './phoneText.ts';

/** A US phone number, entered as (###) ###-####, stored as ten digits. */
export const phoneFieldSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'type', 'label'],
  properties: { ...fieldBase, type: { const: 'phone' } },
} as const satisfies JSONSchema;

export type PhoneField = FromSchema<typeof phoneFieldSchema>;

/** The ten digits of a US phone number. */
const DIGITS = { maxLength: 10, pattern: '^\\d{10}$' } as const;

export const phoneField: FieldDefinition<PhoneField> = {
  rule: () => ({ type: 'text', ...DIGITS }),
  describe: (_field, value) => phoneText(valueText(value)),
};
