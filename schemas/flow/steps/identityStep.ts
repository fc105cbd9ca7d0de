import type { JSONSchema } from 'json-schema-to-ts';
import { stepBase } from './stepBase.ts';
import { whyNeeded } from './whyNeeded.ts';

/** The entry of identity verification: one card that begins it, and a way to put it off. Answered with 'begin' or 'later'. */
export const identityStep = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'kind', 'title', 'card', 'why', 'later'],
  properties: {
    ...stepBase,
    kind: { const: 'identity' },
    card: {
      type: 'object',
      additionalProperties: false,
      required: ['title', 'badge', 'text', 'documents'],
      properties: {
        title: { type: 'string', minLength: 1 },
        badge: { type: 'string', minLength: 1 },
        text: { type: 'string', minLength: 1 },
        documents: { type: 'array', minItems: 1, items: { type: 'string', minLength: 1 } },
      },
    },
    why: whyNeeded,
    later: { type: 'string', minLength: 1 },
  },
} as const satisfies JSONSchema;
