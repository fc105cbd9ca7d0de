import type { JSONSchema } from 'json-schema-to-ts';
import { stepBase } from './stepBase.ts';

/**
 * A code of five digits that was sent to the patient. Answered with action 'verify' and the code, which is sent as soon
 * as it is full, or with action 'resend'.
 */
export const codeStep = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'kind', 'title', 'label', 'resend', 'errors'],
  properties: {
    ...stepBase,
    kind: { const: 'code' },
    /** What the five inputs are together. */
    label: { type: 'string', minLength: 1 },
    resend: { type: 'string', minLength: 1 },
    errors: {
      type: 'object',
      additionalProperties: false,
      required: ['missing'],
      properties: { missing: { type: 'string', minLength: 1 } },
    },
  },
} as const satisfies JSONSchema;
