import { valueText } from '../describeChoice.ts';
import type { FieldDefinition, FieldOf } from './FieldDefinition.ts';

export const birthdayField: FieldDefinition<FieldOf<'birthday'>> = {
  rule: ({ minAge = 0, maxAge = 150 }) => ({ type: 'birthday', minAge, maxAge }),
  describe: (_field, value) => valueText(value),
};
