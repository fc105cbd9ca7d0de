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

/** No area code starts with 1: that is the country code, of which ten digits may be the beginning. */
const WITHOUT_CODE = { maxLength: 10, pattern: '^[02-9]\\d{9}$' } as const;

/** Whether a field says that a number has a country code, by its text for what is too long. All others take the code away. */
export const saysCountryCode = ({ errors }: Pick<PhoneField, 'errors'>): boolean => errors?.['tooLong'] !== undefined;

export const phoneField: FieldDefinition<PhoneField> = {
  rule: (field) => ({ type: 'text', ...(saysCountryCode(field) ? WITHOUT_CODE : DIGITS) }),
  describe: (_field, value) => phoneText(valueText(value)),
};
