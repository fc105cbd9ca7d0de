import type { FieldDefinition, FieldOf } from './FieldDefinition.ts';

export const constantField: FieldDefinition<FieldOf<'constant'>> = {
  rule: ({ value }) => ({ type: 'choice', options: [value] }),
  describe: ({ text }) => text,
};
