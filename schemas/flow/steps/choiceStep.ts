import type { JSONSchema } from 'json-schema-to-ts';
import { optionSchema } from '../option.ts';
import { stepBase } from './stepBase.ts';

/** Exactly one option. */
export const choiceStep = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'kind', 'title', 'options'],
  properties: {
    ...stepBase,
    kind: { const: 'choice' },
    options: { type: 'array', minItems: 2, items: optionSchema },
  },
} as const satisfies JSONSchema;
