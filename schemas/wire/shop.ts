import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { objectId } from '../objectId.ts';

/** The color of what stands on the picture: light on a dark picture, dark on a light one. */
export const bannerMode = { title: 'BannerMode', type: 'string', enum: ['light', 'dark'] } as const;

/** A text on a banner, and its color. */
const bannerText = {
  title: 'BannerText',
  type: 'object',
  additionalProperties: false,
  required: ['value', 'mode'],
  properties: { value: { type: 'string' }, mode: bannerMode },
} as const satisfies JSONSchema;

const action = <const Kind extends string, const Of extends { readonly [name: string]: object }>(
  kind: Kind,
  properties: Of,
  required: readonly (keyof Of & string)[],
) => ({
  type: 'object' as const,
  additionalProperties: false as const,
  required: ['value' as const, 'mode' as const, 'type' as const, ...required],
  properties: { value: { type: 'string' as const }, mode: bannerMode, type: { const: kind }, ...properties },
});

// Marked as pure so that bundles for browsers drop the schemas.

/** A web page outside the portal, for a tab of its own. */
const externalLink = /* @__PURE__ */ action('external-link', { url: { type: 'string' } } as const, ['url']);

/** The visit in which a product is prescribed. */
const medicationVisit = /* @__PURE__ */ action(
  'medication-visit',
  { product_template: objectId, intake_template: objectId } as const,
  ['product_template', 'intake_template'],
);

/** The purchase of a lab test. */
const labVisit = /* @__PURE__ */ action('lab-visit', { product_template: objectId } as const, ['product_template']);

/** A page of the patient's dashboard: what stands after `/dashboard/{userId}/`. */
const inAppPath = /* @__PURE__ */ action('in-app-path', { url: { type: 'string' } } as const, ['url']);

/** Where a banner leads; `value` is the text of its button. */
const bannerActionSchema = {
  title: 'BannerAction',
  anyOf: [externalLink, medicationVisit, labVisit, inAppPath],
} as const satisfies JSONSchema;

/** One slide above the products. */
const shopBannerSchema = {
  title: 'ShopBanner',
  type: 'object',
  additionalProperties: false,
  required: ['title', 'label_name', 'action', 'image', 'background_color', 'carousel_indicators'],
  properties: {
    title: bannerText,
    /** The few words above the title. */
    label_name: bannerText,
    action: bannerActionSchema,
    /** Path of a picture in the portal, 1280 to 480. */
    image: { type: 'string', pattern: '^/' },
    /** `#rrggbb`: under the picture, and beside it where there is more room. */
    background_color: { type: 'string' },
    carousel_indicators: {
      type: 'object',
      additionalProperties: false,
      required: ['mode'],
      properties: { mode: bannerMode },
    },
  },
} as const satisfies JSONSchema;

/** The groups of filters: the type of a product, and the two groups of its tags. */
export const shopFilterType = {
  title: 'ShopFilterType',
  type: 'string',
  enum: ['type', 'protocols', 'benefits'],
} as const;

/** A group of filters, in the order in which it is shown. */
const shopFilterSchema = {
  title: 'ShopFilter',
  type: 'object',
  additionalProperties: false,
  required: ['type', 'valid_values'],
  properties: {
    type: shopFilterType,
    /** Types of products, or labels of tags. Each is one of a product that is sold. */
    valid_values: { type: 'array', minItems: 1, items: { type: 'string' } },
  },
} as const satisfies JSONSchema;

/** How an organization's shop is presented. */
export const shopSettingsSchema = {
  title: 'ShopSettings',
  type: 'object',
  additionalProperties: false,
  required: ['banners', 'filters'],
  properties: {
    /** Empty where the organization has none. */
    banners: { type: 'array', items: shopBannerSchema },
    /** At most one of each type. */
    filters: { type: 'array', items: shopFilterSchema },
  },
} as const satisfies JSONSchema;

export type BannerMode = FromSchema<typeof bannerMode>;
export type ShopBanner = FromSchema<typeof shopBannerSchema>;
export type BannerAction = ShopBanner['action'];
export type ShopFilterType = FromSchema<typeof shopFilterType>;
export type ShopFilter = FromSchema<typeof shopFilterSchema>;
export type ShopSettings = FromSchema<typeof shopSettingsSchema>;
