import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

/** The free text that goes with an option or with "yes"; it is asked for once that is chosen. */
export const detailsSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['label'],
  properties: {
    label: { type: 'string', minLength: 1 },
    placeholder: { type: 'string' },
    maxLength: { type: 'integer', minimum: 1, maximum: 10_000 },
  },
} as const satisfies JSONSchema;

/** One choice of a list. `value` is stable for ever; `saves` names a yes/no fact that the choice sets. */
export const optionSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['value', 'label'],
  properties: {
    value: { type: 'string', minLength: 1 },
    label: { type: 'string', minLength: 1 },
    description: { type: 'string' },
    saves: { type: 'string', minLength: 1 },
    details: detailsSchema,
  },
} as const satisfies JSONSchema;

/** The choice that excludes all others. With `continues` it goes on by itself. */
export const noneOptionSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['label'],
  properties: {
    value: { type: 'string', minLength: 1 },
    label: { type: 'string', minLength: 1 },
    continues: { type: 'boolean' },
    /** With `empty`, continuing without any choice saves none. */
    empty: { type: 'boolean' },
  },
} as const satisfies JSONSchema;

export type Details = FromSchema<typeof detailsSchema>;
export type Option = FromSchema<typeof optionSchema>;
export type NoneOption = FromSchema<typeof noneOptionSchema>;
