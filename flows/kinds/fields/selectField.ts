import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { valueText } from '../describing/describeChoice.ts';
import { MAX_SHORT } from '../options/lengths.ts';
import { fieldBase } from './fieldBase.ts';
import type { FieldDefinition } from './FieldDefinition.ts';

export const selectFieldSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'type', 'label', 'source'],
  properties: {
    ...fieldBase,
    type: { const: 'select' },
    /** The name of a list that the portal provides. */
    source: { type: 'string', enum: ['states'] },
    pattern: { type: 'string' },
    /** Values of the list that the field refuses, with the error text `excluded`. */
    excludes: { type: 'array', minItems: 1, items: { type: 'string' } },
    /** The named condition under which it refuses them; without it, always. */
    excludesWhen: { type: 'string', minLength: 1 },
  },
} as const satisfies JSONSchema;

export type SelectField = FromSchema<typeof selectFieldSchema>;

/** The portal provides the list, so a definition can only exclude some of its values. */
export const selectField: FieldDefinition<SelectField> = {
  rule: ({ pattern, excludes }) => ({
    type: 'text',
    maxLength: MAX_SHORT,
    ...(pattern && { pattern }),
    ...(excludes && { excludes }),
  }),
  describe: (_field, value) => valueText(value),
  part: ({ excludesWhen, pattern }) => ({ excludesWhen, pattern }),
  allowing: ({ excludes: _excludes, ...rest }) => rest,
};
