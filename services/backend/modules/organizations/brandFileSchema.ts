import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { brandSchema } from '#schemas/brand.ts';
import { feature, slug, state, text } from '../../kernel/files/schemaParts.ts';
import { pictureFile } from '../pictures/pictureFile.ts';
import { policyFileSchema } from './policyFileSchema.ts';
import { sellsSchema } from './sellsSchema.ts';
import { shopFileSchema } from './shop/shopFileSchema.ts';

const emailAddress = {
  type: 'string',
  pattern: '^[^\\s<>@,;]+@[^\\s<>@,;]+$',
  description: 'an email address',
} as const satisfies JSONSchema;

const calendar = {
  type: 'object',
  additionalProperties: false,
  required: ['link', 'name', 'minutes'],
  properties: {
    link: text,
    name: text,
    minutes: { type: 'integer', minimum: 5, maximum: 240, description: '5 to 240 minutes' },
  },
} as const satisfies JSONSchema;

/** Someone who treats patients. */
const physician = {
  type: 'object',
  additionalProperties: false,
  required: ['slug', 'first_name', 'last_name', 'credentials', 'bio', 'isProvider', 'states'],
  properties: {
    /** Stable for ever, the id is derived from it. */
    slug,
    first_name: text,
    last_name: text,
    credentials: text,
    npi_num: text,
    bio: text,
    /** A file beside `brand.json` with a square picture of them; left out where there is none. */
    portrait: pictureFile,
    /** Whether patients may book with them; false for those who are only introduced. */
    isProvider: { type: 'boolean' },
    /** Left out where they take no appointments. */
    calendar,
    /** Where they treat. */
    states: { type: 'array', items: state },
  },
} as const satisfies JSONSchema;

const settings = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'brand', 'support_email', 'login', 'signup', 'testimonials', 'dropdown_links'],
  properties: {
    name: text,
    brand: brandSchema,
    support_email: emailAddress,
    /** The address that its mails come from; that of PORTAL_MAIL_FROM where it is left out. */
    mail_from: emailAddress,
    /** Where answers to its mails go; `support_email` where it is left out. */
    mail_reply_to: emailAddress,
    /** Its address on paper, which ends each mail; left out where it ends with none. */
    postal_address: text,
    /** The number under which patients call the care team; left out where they cannot. */
    phone: { type: 'string', pattern: '^\\+1[2-9]\\d{9}$', description: 'a phone number such as +18005550142' },
    login: {
      type: 'object',
      additionalProperties: false,
      required: ['header_text', 'description'],
      properties: { header_text: text, description: text },
    },
    signup: {
      type: 'object',
      additionalProperties: false,
      required: ['header_text', 'description', 'features'],
      properties: { header_text: text, description: text, features: { type: 'array', items: feature } },
    },
    testimonials: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['full_name', 'testimonial'],
        properties: { full_name: text, testimonial: text },
      },
    },
    dropdown_links: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['name', 'url', 'new_tab'],
        properties: { name: text, url: text, new_tab: { type: 'boolean' } },
      },
    },
    /** Where patients of the brand meet, outside the portal; left out where they do not. */
    community_link: {
      type: 'object',
      additionalProperties: false,
      required: ['title', 'url'],
      properties: { title: text, url: text },
    },
    /** The page of the care team of the one practice that the brand is of, outside the portal; left out where it is of none. */
    care_team_link: {
      type: 'object',
      additionalProperties: false,
      required: ['name', 'url'],
      properties: { name: text, url: text },
    },
    /** A player's address: a video for patients who wait for their lab test; left out where there is none. */
    intro_video: {
      type: 'object',
      additionalProperties: false,
      required: ['title', 'url'],
      properties: { title: text, url: text },
    },
  },
} as const satisfies JSONSchema;

/** A brand as its `brand.json` writes it. */
export const brandFileSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['domains', 'settings', 'sells'],
  properties: {
    /** Host names without port. The default brand answers every host that no other names. */
    domains: {
      type: 'array',
      minItems: 1,
      uniqueItems: true,
      items: {
        type: 'string',
        pattern: '^([a-z0-9-]+(\\.[a-z0-9-]+)*|\\[[0-9a-f:]+\\]|[0-9a-f]*:[0-9a-f:]*:[0-9a-f]*)$',
        description: 'a host name in small letters, without port',
      },
    },
    default: { type: 'boolean' },
    /** Where patients reach the portal, and so where links in mails lead; left out where only this machine does. */
    origin: {
      type: 'string',
      pattern: '^https?://[a-z0-9-]+(\\.[a-z0-9-]+)*(:\\d{1,5})?$',
      description: 'the protocol, host and port alone, such as https://portal.example',
    },
    /** Its texts and colors. */
    settings,
    /** What its patients are shown and others are not, unless staff have said it of a patient alone; true where left out. */
    feature_flags: {
      type: 'object',
      additionalProperties: false,
      properties: {
        /** The pages of laboratory results. */
        labs2: { type: 'boolean' },
      },
    },
    /** Files beside `brand.json`. What is left out is the standard picture in the colors of the brand. */
    pictures: {
      type: 'object',
      additionalProperties: false,
      properties: {
        /** As it is read on a light background. */
        logo: pictureFile,
        logoOnDark: pictureFile,
        favicon: pictureFile,
        /** Beside the forms to log in and to sign up, 800 to 1000. */
        login: pictureFile,
        signup: pictureFile,
        /** Behind the picture of a product, 640 to 480, by what is sold. */
        medication: pictureFile,
        supplement: pictureFile,
        lab: pictureFile,
        coaching: pictureFile,
      },
    },
    /** What patients agree to. What is left out is the standard draft. */
    policies: {
      type: 'object',
      additionalProperties: false,
      properties: { consent: policyFileSchema, tos: policyFileSchema, privacy: policyFileSchema },
    },
    sells: sellsSchema,
    /** How it presents that; left out where the standard is enough. */
    shop: shopFileSchema,
    /** Whom patients meet, and in which calendars they book; left out where nothing is booked. */
    scheduling: {
      type: 'object',
      additionalProperties: false,
      required: ['calendars', 'physicians'],
      properties: {
        /** Which calendar patients see: the portal's own, which is meant where nothing is said, or the service's in a frame. */
        shown: { type: 'string', enum: ['portal', 'frame'] },
        calendars: {
          type: 'object',
          additionalProperties: false,
          required: ['onboarding', 'subscription', 'verification'],
          properties: { onboarding: calendar, subscription: calendar, verification: calendar },
        },
        physicians: { type: 'array', items: physician },
      },
    },
  },
} as const satisfies JSONSchema;

/** What a brand's file holds. */
export type BrandFile = FromSchema<typeof brandFileSchema>;
