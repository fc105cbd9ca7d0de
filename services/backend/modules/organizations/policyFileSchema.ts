import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { text, texts } from '../../kernel/files/schemaParts.ts';

/** A text that patients agree to; the tokens {organization.name} and {organization.support_email} are filled in. */
export const policyFileSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['title', 'updated', 'parts'],
  properties: {
    title: text,
    /** The date of the last change. */
    updated: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'a date as YYYY-MM-DD' },
    parts: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['heading', 'paragraphs'],
        properties: { heading: text, paragraphs: texts },
      },
    },
  },
} as const satisfies JSONSchema;

/** A policy as it is written. */
export type PolicyFile = FromSchema<typeof policyFileSchema>;
