import type { JSONSchema } from 'json-schema-to-ts';
import { stepBase } from './stepBase.ts';

/** A screen that tells what comes and asks nothing; optionally a short preparation screen before it. */
export const introStep = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'kind', 'title'],
  properties: {
    ...stepBase,
    kind: { const: 'intro' },
    body: { type: 'array', items: { type: 'string' } },
    facts: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['icon', 'title', 'text'],
        properties: {
          icon: { type: 'string', enum: ['clock', 'doctor', 'lab', 'shield', 'clipboard', 'package'] },
          title: { type: 'string' },
          text: { type: 'string' },
        },
      },
    },
    loading: {
      type: 'object',
      additionalProperties: false,
      required: ['title', 'seconds'],
      properties: { title: { type: 'string' }, seconds: { type: 'number', minimum: 0, maximum: 10 } },
    },
  },
} as const satisfies JSONSchema;
