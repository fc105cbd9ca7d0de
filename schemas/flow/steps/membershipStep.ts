import type { JSONSchema } from 'json-schema-to-ts';
import { stepBase } from './stepBase.ts';

const text = { type: 'string', minLength: 1 } as const;

/** The membership that a visit offers to join, what comes with it, and its prices. */
export const membershipStep = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'kind', 'title', 'prices', 'included', 'values'],
  properties: {
    ...stepBase,
    kind: { const: 'membership' },
    /** Heading above the prices. */
    prices: text,
    /** Heading above what comes with it. */
    included: text,
    /** What it is worth, by the type of the membership. */
    values: {
      type: 'object',
      additionalProperties: false,
      required: ['advanced', 'other'],
      properties: { advanced: text, other: text },
    },
  },
} as const satisfies JSONSchema;
