import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { brandSchema } from '../brand.ts';
import { objectId } from '../objectId.ts';

const link = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'url', 'new_tab'],
  properties: { name: { type: 'string' }, url: { type: 'string' }, new_tab: { type: 'boolean' } },
} as const;

/** An organization as its host shows it: name, looks and texts. Public. */
export const organizationSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['_id', 'settings'],
  properties: {
    _id: objectId,
    settings: {
      type: 'object',
      additionalProperties: false,
      required: [
        'name',
        'brand',
        'logo',
        'support_email',
        'login',
        'dropdown_links',
        'default',
        'payments',
        'maps_key',
      ],
      properties: {
        name: { type: 'string' },
        brand: brandSchema,
        /** Path of an SVG inside the portal. */
        logo: { type: 'string' },
        favicon: { type: 'string' },
        support_email: { type: 'string' },
        login: {
          type: 'object',
          additionalProperties: false,
          required: ['header_text', 'description'],
          properties: { header_text: { type: 'string' }, description: { type: 'string' } },
        },
        dropdown_links: { type: 'array', items: link },
        /** Whether this is the default organization; only its checkouts are tracked. */
        default: { type: 'boolean' },
        /** Who takes the card: the sandbox, or Stripe with its publishable key. */
        payments: {
          type: 'object',
          additionalProperties: false,
          required: ['provider', 'publishable_key'],
          properties: {
            provider: { type: 'string', enum: ['sandbox', 'stripe'] },
            publishable_key: { type: ['string', 'null'] },
          },
        },
        /** Google Maps key for address suggestions; null uses the bundled list. */
        maps_key: { type: ['string', 'null'] },
      },
    },
  },
} as const satisfies JSONSchema;

export type Organization = FromSchema<typeof organizationSchema>;
