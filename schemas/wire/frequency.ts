import type { JSONSchema } from 'json-schema-to-ts';

/** How often a dose is taken: its label, and the number of doses per week. */
export const frequencySchema = {
  title: 'Frequency',
  type: 'object',
  additionalProperties: false,
  required: ['label', 'count'],
  properties: { label: { type: 'string' }, count: { type: 'number' } },
} as const satisfies JSONSchema;
