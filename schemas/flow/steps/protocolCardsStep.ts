import type { JSONSchema } from 'json-schema-to-ts';
import { stepBase } from './stepBase.ts';

/** Protocols side by side, each with what speaks for it and a button that chooses it. `value` is the product's slug. */
export const protocolCardsStep = {
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
          features: { type: 'array', minItems: 1, items: { type: 'string', minLength: 1 } },
          /** Path of an image inside the portal. */
          image: { type: 'string', pattern: '^/' },
        },
      },
    },
  },
} as const satisfies JSONSchema;
