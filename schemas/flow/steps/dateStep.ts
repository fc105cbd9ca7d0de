import type { JSONSchema } from 'json-schema-to-ts';
import { stepBase } from './stepBase.ts';

/**
 * A day of the calendar, as YYYY-MM-DD. Which days can be chosen depends on the moment and the place: the application
 * provides them, see `dateLimits` of the ports.
 */
export const dateStep = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'kind', 'title', 'label', 'saves', 'errors'],
  properties: {
    ...stepBase,
    kind: { const: 'date' },
    label: { type: 'string', minLength: 1 },
    /** The fact that holds the day. */
    saves: { type: 'string', minLength: 1 },
    errors: {
      type: 'object',
      additionalProperties: false,
      required: ['missing'],
      properties: { missing: { type: 'string', minLength: 1 } },
    },
  },
} as const satisfies JSONSchema;
