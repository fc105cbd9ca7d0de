import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

/** The type of a fact: a scalar, one of a closed list of strings, or several of them. A fact may always be unknown. */
export const factTypeSchema = {
  anyOf: [
    { type: 'string', enum: ['boolean', 'number', 'string'] },
    {
      type: 'object',
      additionalProperties: false,
      required: ['enum'],
      properties: { enum: { type: 'array', minItems: 1, items: { type: 'string' } } },
    },
    {
      type: 'object',
      additionalProperties: false,
      required: ['enum', 'several'],
      properties: {
        enum: { type: 'array', items: { type: 'string' } },
        several: { const: true },
        /** The facts that it is derived from. */
        from: { type: 'array', items: { type: 'string' } },
      },
    },
  ],
} as const satisfies JSONSchema;

export type FactType = FromSchema<typeof factTypeSchema>;
