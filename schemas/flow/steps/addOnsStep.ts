import type { JSONSchema } from 'json-schema-to-ts';
import { stepBase } from './stepBase.ts';

const text = { type: 'string', minLength: 1 } as const;

/** Products that may be added to those of the visit, or none of them. */
export const addOnsStep = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'kind', 'title', 'skip', 'changePlan', 'submit', 'cancel', 'learnMore'],
  properties: {
    ...stepBase,
    kind: { const: 'add-ons' },
    skip: text,
    changePlan: text,
    submit: text,
    cancel: text,
    learnMore: text,
  },
} as const satisfies JSONSchema;
