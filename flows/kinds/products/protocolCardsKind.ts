import type { JSONSchema } from 'json-schema-to-ts';
import type { KindDefinition } from '#engine/definition/KindDefinition.ts';
import { stepBase } from '#schemas/flow/stepBase.ts';
import { labelOf } from '../describing/describeChoice.ts';
import type { Sample } from '../definition/Sample.ts';
import type { StepFrom } from '../definition/StepFrom.ts';

const texts = { type: 'array', minItems: 1, items: { type: 'string', minLength: 1 } } as const;

/** Protocols side by side, each with its advantages and a button that chooses it. `value` is the product's slug. */
export const protocolCardsSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'kind', 'title', 'selectLabel', 'options'],
  properties: {
    ...stepBase,
    kind: { const: 'protocol-cards' },
    selectLabel: { type: 'string', minLength: 1 },
    options: {
      type: 'array',
      minItems: 2,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['value', 'label', 'price', 'features'],
        properties: {
          value: { type: 'string', minLength: 1 },
          label: { type: 'string', minLength: 1 },
          price: { type: 'string', minLength: 1 },
          features: texts,
          /** Features that compare it with the other protocols: left out where no other one is shown. */
          comparisons: texts,
          /** Path of an image in the portal. */
          image: { type: 'string', pattern: '^/' },
        },
      },
    },
  },
} as const satisfies JSONSchema;

export type ProtocolCardsStep = StepFrom<typeof protocolCardsSchema>;

/** A choice of products, which the application stores with the visit. */
export const protocolCardsKind: KindDefinition<ProtocolCardsStep> = {
  keepsIn: 'application',
  secret: false,
  fields: ({ options, optional }) => [
    { name: 'value', type: 'choice', required: !optional, options: options.map(({ value }) => value) },
  ],
  describe: ({ options }, { value }) => [labelOf(options, value)],
  choices: ({ options }) => [{ field: 'value', pointer: '/options', choices: options }],
};

export const protocolCardsSample: Sample<ProtocolCardsStep> = {
  step: {
    id: 'protocol-cards',
    kind: 'protocol-cards',
    title: 'Which?',
    selectLabel: 'Select',
    options: [{ value: 'protocol', label: 'One', price: '$1', features: ['Good'] }],
  },
  answer: { value: 'protocol' },
};
