import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

/** What a free text lists: names are suggested for it, and the names in it count for the facts that are derived from them. */
export const suggestsSchema = { type: 'string', enum: ['medicines'] } as const satisfies JSONSchema;

/** A free text that is asked for once an option or "yes" is chosen. */
export const detailsSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['label'],
  properties: {
    label: { type: 'string', minLength: 1 },
    placeholder: { type: 'string' },
    maxLength: { type: 'integer', minimum: 1, maximum: 10_000 },
    suggests: suggestsSchema,
  },
} as const satisfies JSONSchema;

/**
 * One option of a list. `value` must never change; `saves` names a yes/no fact that the option sets. `classes` are those of
 * `flows/medicines` that it stands for: treatments under way are held where one of them stops them.
 */
export const optionSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['value', 'label'],
  properties: {
    value: { type: 'string', minLength: 1 },
    label: { type: 'string', minLength: 1 },
    description: { type: 'string' },
    saves: { type: 'string', minLength: 1 },
    classes: { type: 'array', minItems: 1, items: { type: 'string', minLength: 1 } },
    details: detailsSchema,
  },
} as const satisfies JSONSchema;

/** The option that excludes all others. With `continues`, choosing it goes on to the next step. */
export const noneOptionSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['label'],
  properties: {
    value: { type: 'string', minLength: 1 },
    label: { type: 'string', minLength: 1 },
    continues: { type: 'boolean' },
    /** With `empty`, continuing without any choice saves this option. */
    empty: { type: 'boolean' },
  },
} as const satisfies JSONSchema;

export type Details = FromSchema<typeof detailsSchema>;
export type Option = FromSchema<typeof optionSchema>;
export type NoneOption = FromSchema<typeof noneOptionSchema>;
