import type { KindDefinition } from '#engine/definition/KindDefinition.ts';
import type { StepOf } from '#schemas/flow/step.ts';
import { describeChoices } from './describeChoice.ts';
import { optionDetails } from './details.ts';

export const choiceKind: KindDefinition<StepOf<'choice'>> = {
  keepsIn: 'stated',
  secret: false,
  fields: ({ options, optional }) => [
    { name: 'value', type: 'choice', required: !optional, options: options.map(({ value }) => value) },
    ...optionDetails(options, (is) => ({ field: 'value', is })),
  ],
  describe: ({ options }, answer) => describeChoices(options, answer),
  choices: ({ options }) => [{ field: 'value', pointer: '/options', choices: options }],
};
