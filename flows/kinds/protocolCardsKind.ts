import type { KindDefinition } from '#engine/definition/KindDefinition.ts';
import type { StepOf } from '#schemas/flow/step.ts';
import { labelOf } from './describeChoice.ts';

/** A choice of products, which the application keeps with the visit. */
export const protocolCardsKind: KindDefinition<StepOf<'protocol-cards'>> = {
  keepsIn: 'application',
  secret: false,
  fields: ({ options, optional }) => [
    { name: 'value', type: 'choice', required: !optional, options: options.map(({ value }) => value) },
  ],
  describe: ({ options }, { value }) => [labelOf(options, value)],
  choices: ({ options }) => [{ field: 'value', pointer: '/options', choices: options }],
};
