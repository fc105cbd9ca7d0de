import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

/** What an organization asks its patients to agree to. */
export const policySections = ['consent', 'tos', 'privacy'] as const;

/** GET /organization/{org}/policy/{section}: one text of an organization, as a title and its parts. */
export const policySchema = {
  type: 'object',
  additionalProperties: false,
  required: ['section', 'title', 'updated', 'parts'],
  properties: {
    section: { type: 'string', enum: policySections },
    title: { type: 'string' },
    /** The day it was changed last, YYYY-MM-DD. */
    updated: { type: 'string' },
    parts: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['heading', 'paragraphs'],
        properties: { heading: { type: 'string' }, paragraphs: { type: 'array', items: { type: 'string' } } },
      },
    },
  },
} as const satisfies JSONSchema;

export type Policy = FromSchema<typeof policySchema>;
export type PolicySection = (typeof policySections)[number];
