import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

/** The type of a fact: a scalar, or one of a closed list of strings. A fact may always be unknown. */
export const factTypeSchema = {
  anyOf: [
    { type: 'string', enum: ['boolean', 'number', 'string'] },
    {
      type: 'object',
      additionalProperties: false,
      required: ['enum'],
      properties: { enum: { type: 'array', minItems: 1, items: { type: 'string' } } },
    },
  ],
} as const satisfies JSONSchema;

export type FactType = FromSchema<typeof factTypeSchema>;
