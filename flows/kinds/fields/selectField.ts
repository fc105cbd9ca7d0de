import { valueText } from '../describeChoice.ts';
import { MAX_SHORT } from '../lengths.ts';
import type { FieldDefinition, FieldOf } from './FieldDefinition.ts';

/** Its list is the portal's, so a definition can only say what of it is refused. */
export const selectField: FieldDefinition<FieldOf<'select'>> = {
  rule: ({ pattern, excludes }) => ({
    type: 'text',
    maxLength: MAX_SHORT,
    ...(pattern && { pattern }),
    ...(excludes && { excludes }),
  }),
  describe: (_field, value) => valueText(value),
};
