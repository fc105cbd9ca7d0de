import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

const colour = { type: 'string', pattern: '^#[0-9a-fA-F]{6}$' } as const;

/** What makes a brand: a few tokens, from which the theme derives all colours with enough contrast. */
export const brandSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['primary_color'],
  properties: {
    /** Buttons, links and progress. */
    primary_color: colour,
    /** A second colour for accents and illustrations; the primary one where none is given. */
    accent_color: colour,
    /** The page behind cards. */
    background_color: colour,
    /** Corner radius of controls in pixels. */
    radius: { type: 'integer', minimum: 0, maximum: 28 },
  },
} as const satisfies JSONSchema;

export type Brand = FromSchema<typeof brandSchema>;
