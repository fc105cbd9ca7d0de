import type { JSONSchema } from 'json-schema-to-ts';

/** What something offers: a heading and a sentence. */
export const featureSchema = {
  title: 'Feature',
  type: 'object',
  additionalProperties: false,
  required: ['title', 'description'],
  properties: { title: { type: 'string' }, description: { type: 'string' } },
} as const satisfies JSONSchema;
