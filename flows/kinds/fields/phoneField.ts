import { valueText } from '../describeChoice.ts';
import type { FieldDefinition, FieldOf } from './FieldDefinition.ts';
import { phoneText } from './phoneText.ts';

/** The ten digits of a US phone number. */
const DIGITS = { maxLength: 10, pattern: '^\\d{10}$' } as const;

export const phoneField: FieldDefinition<FieldOf<'phone'>> = {
  rule: () => ({ type: 'text', ...DIGITS }),
  describe: (_field, value) => phoneText(valueText(value)),
};
