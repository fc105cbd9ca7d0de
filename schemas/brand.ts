import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

const color = { type: 'string', pattern: '^#[0-9a-fA-F]{6}$', description: 'a color as #rrggbb' } as const;

/** The tokens of a brand. The theme derives all colors from them with sufficient contrast. */
export const brandSchema = {
  title: 'Brand',
  type: 'object',
  additionalProperties: false,
  required: ['primary_color'],
  properties: {
    /** Buttons, links and progress. */
    primary_color: color,
    /** A second color for accents and illustrations; default: the primary color. */
    accent_color: color,
    /** The background of the page behind cards. */
    background_color: color,
    /** Corner radius of controls in pixels. */
    radius: { type: 'integer', minimum: 0, maximum: 28, description: '0 to 28 pixels' },
  },
} as const satisfies JSONSchema;

export type Brand = FromSchema<typeof brandSchema>;
