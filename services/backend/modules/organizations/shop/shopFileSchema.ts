import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { bannerMode, shopFilterType } from '#schemas/wire/shop.ts';
import { slug, text, texts } from '../../../kernel/files/schemaParts.ts';
import { pictureFile } from '../../pictures/pictureFile.ts';

const mode = { ...bannerMode, description: "'light' on a dark picture, or 'dark' on a light one" } as const;

const shown = {
  type: 'object',
  additionalProperties: false,
  required: ['value', 'mode'],
  properties: { value: text, mode },
} as const satisfies JSONSchema;

/** Where a banner leads. Which of `url` and `product` it names follows from its type. */
const action = {
  type: 'object',
  additionalProperties: false,
  required: ['value', 'mode', 'type'],
  properties: {
    /** The text of the button. */
    value: text,
    mode,
    type: { type: 'string', enum: ['external-link', 'medication-visit', 'lab-visit', 'in-app-path'] },
    /** For `external-link`, an address; for `in-app-path`, what stands after `/dashboard/{userId}/`. */
    url: text,
    /** The product of a visit. */
    product: slug,
  },
} as const satisfies JSONSchema;

const banner = {
  type: 'object',
  additionalProperties: false,
  required: ['title', 'label_name', 'action', 'image', 'background_color', 'carousel_indicators'],
  properties: {
    title: shown,
    label_name: shown,
    action,
    /** A file beside `brand.json`, 1280 to 480. */
    image: pictureFile,
    background_color: { type: 'string', pattern: '^#[0-9a-fA-F]{6}$', description: 'a color as #rrggbb' },
    carousel_indicators: {
      type: 'object',
      additionalProperties: false,
      required: ['mode'],
      properties: { mode },
    },
  },
} as const satisfies JSONSchema;

const filter = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'valid_values'],
  properties: { type: shopFilterType, valid_values: { ...texts, minItems: 1, uniqueItems: true } },
} as const satisfies JSONSchema;

/** How a brand presents what it sells. */
export const shopFileSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    /** What stands above the products, one slide after another; left out where nothing does. */
    banners: { type: 'array', items: banner },
    /** By what patients choose; everything that its products have, where it is left out. */
    filters: { type: 'array', items: filter },
  },
} as const satisfies JSONSchema;

/** What `shop` of a brand's file holds. */
export type ShopFile = FromSchema<typeof shopFileSchema>;

/** Where a banner leads, as the file writes it. */
export type WrittenAction = NonNullable<ShopFile['banners']>[number]['action'];
