import { labelOf } from '../describeChoice.ts';
import type { FieldDefinition, FieldOf } from './FieldDefinition.ts';

export const choiceField: FieldDefinition<FieldOf<'choice'>> = {
  rule: ({ options, accepts = [] }) => ({
    type: 'choice',
    options: [...options.map(({ value }) => value), ...accepts],
  }),
  describe: ({ options }, value) => labelOf(options, value),
  choices: ({ options, accepts }) => ({ choices: options, accepts }),
};
