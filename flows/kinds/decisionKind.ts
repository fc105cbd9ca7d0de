import type { KindDefinition } from '#engine/definition/KindDefinition.ts';
import type { StepOf } from '#schemas/flow/step.ts';
import { labelOf } from './describeChoice.ts';

export const decisionKind: KindDefinition<StepOf<'decision'>> = {
  keepsIn: 'facts',
  secret: false,
  fields: ({ actions, optional, saves }) => [
    { name: 'value', type: 'choice', required: !optional, options: actions.map(({ value }) => value), saves },
  ],
  describe: ({ actions }, { value }) => [labelOf(actions, value)],
  choices: ({ actions }) => [{ field: 'value', pointer: '/actions', choices: actions }],
};
