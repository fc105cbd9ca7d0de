import type { JSONSchema } from 'json-schema-to-ts';
import { productTemplateSchema } from '#schemas/wire/productTemplate.ts';
import { slug, text } from '../../kernel/files/schemaParts.ts';

const slugs = { type: 'array', uniqueItems: true, items: slug } as const satisfies JSONSchema;

const coupon = {
  type: 'object',
  additionalProperties: false,
  required: ['code', 'percent', 'products'],
  properties: {
    code: { type: 'string', pattern: '^[A-Z0-9]{1,20}$', description: 'at most 20 capital letters and digits' },
    percent: { type: 'integer', minimum: 1, maximum: 100, description: 'a whole number from 1 to 100' },
    /** The products that it serves. */
    products: { ...slugs, minItems: 1 },
    /** The moment from which it no longer serves. */
    expiresAt: {
      type: 'string',
      pattern: '^\\d{4}-(0\\d|1[0-2])-([0-2]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\dZ$',
      description: 'a moment as 2026-12-31T00:00:00Z',
    },
  },
} as const satisfies JSONSchema;

const campaign = {
  type: 'object',
  additionalProperties: false,
  required: ['slug', 'product', 'image', 'tag', 'color', 'title', 'description'],
  properties: {
    /** Stable for ever: the campaign's id, and so the address of its page, is derived from it. */
    slug,
    /** The product that it leads to. */
    product: slug,
    /** Name of an illustration of the catalogue. */
    image: text,
    /** The badge, and its color. */
    tag: text,
    color: { type: 'string', pattern: '^#[0-9a-fA-F]{6}$', description: 'a color as #rrggbb' },
    title: text,
    description: text,
  },
} as const satisfies JSONSchema;

/** What a brand sells of the catalogue, and how it advertises it. */
export const sellsSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['products', 'memberships', 'coupons', 'campaigns'],
  properties: {
    /** In the order of the shop. */
    products: slugs,
    memberships: slugs,
    /** The dose that is chosen first, where a product does not say so itself. */
    preselectedDose: productTemplateSchema.properties.preselected_dose,
    coupons: { type: 'array', items: coupon },
    campaigns: { type: 'array', items: campaign },
  },
} as const satisfies JSONSchema;
