import type { JSONSchema } from 'json-schema-to-ts';

/** What a provider is answered whose event was received. */
export const receivedSchema = {
  title: 'Received',
  type: 'object',
  additionalProperties: false,
  required: ['received'],
  properties: { received: { const: true } },
} as const satisfies JSONSchema;
