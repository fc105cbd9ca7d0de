import type { JSONSchema } from 'json-schema-to-ts';
import { optionSchema } from '../option.ts';
import { stepBase } from './stepBase.ts';

/** Exactly one option. It goes on by itself once one is chosen, unless a button confirms it. */
export const choiceStep = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'kind', 'title', 'options'],
  properties: {
    ...stepBase,
    kind: { const: 'choice' },
    /** For what cannot be taken back: nothing is sent before the button is pressed. */
    confirms: { type: 'boolean' },
    options: { type: 'array', minItems: 2, items: optionSchema },
  },
} as const satisfies JSONSchema;
