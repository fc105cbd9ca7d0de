import { valueText } from '../describeChoice.ts';
import type { FieldDefinition, FieldOf } from './FieldDefinition.ts';

export const numberField: FieldDefinition<FieldOf<'number'>> = {
  rule: ({ integer = false, minimum, exclusiveMinimum, maximum }) => ({
    type: 'number',
    integer,
    ...(minimum !== undefined && { minimum }),
    ...(exclusiveMinimum !== undefined && { exclusiveMinimum }),
    ...(maximum !== undefined && { maximum }),
  }),
  describe: ({ unit }, value) => (unit ? `${valueText(value)} ${unit}` : valueText(value)),
};
