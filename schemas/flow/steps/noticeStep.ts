import type { JSONSchema } from 'json-schema-to-ts';
import { stepBase } from './stepBase.ts';

/** A message with one or more ways on: `continues` goes forward, `to` is a link inside the portal. */
export const noticeStep = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'kind', 'title', 'actions'],
  properties: {
    ...stepBase,
    kind: { const: 'notice' },
    tone: { type: 'string', enum: ['success', 'warning', 'info'] },
    body: { type: 'array', items: { type: 'string' } },
    actions: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['label'],
        properties: {
          label: { type: 'string', minLength: 1 },
          does: { type: 'string', enum: ['continue', 'back'] },
          to: { type: 'string', pattern: '^/' },
        },
      },
    },
  },
} as const satisfies JSONSchema;
