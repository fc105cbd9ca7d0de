import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

/** The texts that an organization asks its patients to accept. */
export const policySections = ['consent', 'tos', 'privacy'] as const;

/** GET /organization/{org}/policy/{section}: one text of an organization, as a title and its paragraphs. */
export const policySchema = {
  title: 'Policy',
  type: 'object',
  additionalProperties: false,
  required: ['section', 'title', 'updated', 'parts'],
  properties: {
    section: { type: 'string', enum: policySections },
    title: { type: 'string' },
    /** The date of the last change, YYYY-MM-DD. */
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
