import { valueText } from '../describeChoice.ts';
import { MAX_SHORT } from '../lengths.ts';
import type { FieldDefinition, FieldOf } from './FieldDefinition.ts';

export const textField: FieldDefinition<FieldOf<'text'>> = {
  rule: ({ minLength, maxLength = MAX_SHORT, pattern }) => ({
    type: 'text',
    maxLength,
    ...(minLength !== undefined && { minLength }),
    ...(pattern && { pattern }),
  }),
  describe: (_field, value) => valueText(value),
};
