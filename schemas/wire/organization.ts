import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { brandSchema } from '../brand.ts';
import { objectId } from '../objectId.ts';
import { featureSchema } from './feature.ts';
import { realtimeConnectionSchema } from './realtime.ts';
import { shopSettingsSchema } from './shop.ts';

const link = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'url', 'new_tab'],
  properties: { name: { type: 'string' }, url: { type: 'string' }, new_tab: { type: 'boolean' } },
} as const;

/** Path of an image in the portal. */
const path = { type: 'string', pattern: '^/' } as const;

const text = { type: 'string' } as const;

const titledLink = {
  title: 'TitledLink',
  type: 'object',
  additionalProperties: false,
  required: ['title', 'url'],
  properties: { title: text, url: text },
} as const;

/** The public data of an organization: name, design and texts. */
export const organizationSchema = {
  title: 'Organization',
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
        'logo_light_background',
        'logo_dark_background',
        'favicons',
        'support_email',
        'phone',
        'login',
        'signup',
        'product_signup',
        'testimonials',
        'dropdown_links',
        'community_link',
        'care_team_link',
        'intro_video',
        'shop',
        'default',
        'payments',
        'maps_key',
        'collector',
        'realtime',
      ],
      properties: {
        name: { type: 'string' },
        brand: brandSchema,
        /** The logo; its two variants for light and for dark backgrounds. */
        logo: path,
        logo_light_background: path,
        logo_dark_background: path,
        favicons: { type: 'array', minItems: 1, items: path },
        support_email: { type: 'string' },
        /** The number under which patients call the care team, such as +18005550142; null where they cannot. */
        phone: { type: ['string', 'null'] },
        login: {
          type: 'object',
          additionalProperties: false,
          required: ['header_text', 'description', 'image_v3'],
          properties: { header_text: text, description: text, image_v3: path },
        },
        signup: {
          type: 'object',
          additionalProperties: false,
          required: ['header_text', 'description', 'image', 'features'],
          properties: {
            header_text: text,
            description: text,
            image: path,
            features: { type: 'array', items: featureSchema },
          },
        },
        /** Background images for product landing pages, by type of product. */
        product_signup: {
          type: 'object',
          additionalProperties: false,
          required: ['medication', 'supplement', 'lab', 'coaching_membership'],
          properties: { medication: path, supplement: path, lab: path, coaching_membership: path },
        },
        /** Quotes of patients about the organization. */
        testimonials: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['full_name', 'testimonial'],
            properties: { full_name: text, testimonial: text },
          },
        },
        dropdown_links: { type: 'array', items: link },
        /** Where patients of the organization meet, outside the portal; null where they do not. */
        community_link: {
          anyOf: [titledLink, { type: 'null' }],
        },
        /** The page of the practice that the organization is of, for its patients alone; null where it is of none. */
        care_team_link: {
          anyOf: [
            {
              title: 'CareTeamLink',
              type: 'object',
              additionalProperties: false,
              required: ['name', 'url'],
              properties: { name: text, url: text },
            },
            { type: 'null' },
          ],
        },
        /** The video for patients who wait for their lab test, and the address of its player; null where there is none. */
        intro_video: {
          anyOf: [titledLink, { type: 'null' }],
        },
        shop: shopSettingsSchema,
        /** Whether this is the default organization; only its checkouts are tracked. */
        default: { type: 'boolean' },
        /** The payment provider: the sandbox, or Stripe with its publishable key. */
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
        /** Where events and error reports are posted, as a URL or a path of the portal; null where none are collected. */
        collector: { type: ['string', 'null'] },
        realtime: realtimeConnectionSchema,
      },
    },
  },
} as const satisfies JSONSchema;

export type Organization = FromSchema<typeof organizationSchema>;
