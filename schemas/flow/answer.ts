import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

/** The value of one field. */
const valueSchema = {
  anyOf: [
    { type: 'boolean' },
    { type: 'number' },
    { type: 'string', maxLength: 10_000 },
    { type: 'array', maxItems: 100, items: { type: 'string', maxLength: 200 } },
  ],
} as const satisfies JSONSchema;

/**
 * The answer of one step: its fields by name. `value` is the main field; an option's details are in `details.<option>`.
 */
export const answerSchema = {
  title: 'Answer',
  type: 'object',
  maxProperties: 100,
  additionalProperties: valueSchema,
} as const satisfies JSONSchema;

export type Value = FromSchema<typeof valueSchema>;
export interface Answer {
  readonly [field: string]: Value;
}
