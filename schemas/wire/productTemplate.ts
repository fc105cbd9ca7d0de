import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { objectId } from '../objectId.ts';

const text = { type: 'string' } as const;
const optionalText = { type: ['string', 'null'] } as const;
const optionalId = { anyOf: [objectId, { type: 'null' }] } as const;

/** How much and how often: `monthly_units` is the usual quantity of one month. */
const dosageFrequencySchema = {
  type: 'object',
  additionalProperties: false,
  required: ['frequency', 'instructions', 'has_custom_quantity', 'monthly_units', 'custom_quantity'],
  properties: {
    frequency: {
      type: 'object',
      additionalProperties: false,
      required: ['label', 'count'],
      /** `count` is how often a week. */
      properties: { label: text, count: { type: 'number' } },
    },
    /** May hold `{weekly_dosage}` and `{compounded_dosage}`. */
    instructions: text,
    has_custom_quantity: { type: 'boolean' },
    monthly_units: { type: 'integer' },
    custom_quantity: {
      anyOf: [
        {
          type: 'object',
          additionalProperties: false,
          required: ['min', 'max', 'default'],
          properties: { min: { type: 'integer' }, max: { type: 'integer' }, default: { type: 'integer' } },
        },
        { type: 'null' },
      ],
    },
  },
} as const satisfies JSONSchema;

/** A plan as the template lists it. All prices are cents of US dollars for the whole duration. */
const shippingFrequencySchema = {
  type: 'object',
  additionalProperties: false,
  required: ['months', 'default', 'type', 'non_recurring', 'prices'],
  properties: {
    /** 0 for what is bought once. */
    months: { type: 'integer', minimum: 0 },
    default: { type: 'boolean' },
    type: { type: 'string', enum: ['one-time', 'recurring'] },
    /** Excluded from the totals of a treatment. */
    non_recurring: { type: 'boolean' },
    prices: {
      type: 'object',
      additionalProperties: false,
      required: ['total', 'total_discount', 'specialDiscount', 'product_savings', 'membership_savings'],
      properties: {
        /** The full price. */
        total: { type: 'integer' },
        /** What is paid: `total` less both savings. */
        total_discount: { type: 'integer' },
        specialDiscount: { type: 'integer' },
        product_savings: { type: 'integer' },
        membership_savings: { type: 'integer' },
      },
    },
  },
} as const satisfies JSONSchema;

/** What an organization sells: a medication, lab test, supplement or coaching membership, with its doses and plans. */
export const productTemplateSchema = {
  type: 'object',
  additionalProperties: false,
  required: [
    '_id',
    'slug',
    'organization',
    'name',
    'product_name',
    'description',
    'product_images',
    'type',
    'settings',
    'shop',
    'dosage_strengths',
    'dosage_frequencies',
    'shipping_frequencies',
    'dose_quantity',
    'dose_recommendation',
    'dose_selection_text',
    'membership',
    'medication_type',
    'dosage_type',
    'testimonials',
    'product_url',
    'intake_template',
  ],
  properties: {
    _id: objectId,
    /** Stable name within the organization; definitions refer to products by it. */
    slug: text,
    organization: objectId,
    name: text,
    product_name: text,
    description: text,
    /** Paths inside the portal. */
    product_images: { type: 'array', items: text },
    type: { type: 'string', enum: ['medication', 'lab', 'supplement', 'coaching_membership'] },
    settings: {
      type: 'object',
      additionalProperties: false,
      required: [
        'alternate_image',
        'details_image',
        'product_type',
        'short_description',
        'promotional_text',
        'recommendation_request',
      ],
      properties: {
        alternate_image: optionalText,
        details_image: optionalText,
        product_type: optionalText,
        short_description: optionalText,
        promotional_text: optionalText,
        /** Whether the patient may ask the care team to recommend the dose. */
        recommendation_request: { type: 'boolean' },
      },
    },
    shop: {
      type: 'object',
      additionalProperties: false,
      required: ['benefits', 'tags'],
      properties: {
        benefits: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['title', 'description'],
            properties: { title: text, description: text },
          },
        },
        tags: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['label', 'main'],
            properties: { label: text, main: { type: 'boolean' } },
          },
        },
      },
    },
    /** Such as '2 mg': the number is milligrams a unit. */
    dosage_strengths: { type: 'array', items: text },
    dosage_frequencies: { type: 'array', items: dosageFrequencySchema },
    shipping_frequencies: { type: 'array', items: shippingFrequencySchema },
    /** How much of the strength one unit is. */
    dose_quantity: { type: 'number' },
    /** Why a dose is recommended, for the patient to read; with it the dose follows the weight. */
    dose_recommendation: optionalText,
    /** What the dose preferences are called; one without a text is not offered. */
    dose_selection_text: {
      type: 'object',
      additionalProperties: false,
      required: ['recommended', 'starter', 'custom'],
      properties: { recommended: optionalText, starter: optionalText, custom: optionalText },
    },
    /** The membership that comes with the product. */
    membership: optionalId,
    medication_type: optionalText,
    dosage_type: optionalText,
    testimonials: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['full_name', 'profile_image', 'testimonial'],
        properties: { full_name: text, profile_image: optionalText, testimonial: text },
      },
    },
    product_url: optionalText,
    /** The visit through which the product is prescribed. */
    intake_template: optionalId,
  },
} as const satisfies JSONSchema;

export type ProductTemplate = FromSchema<typeof productTemplateSchema>;
export type DosageFrequency = ProductTemplate['dosage_frequencies'][number];
export type ShippingFrequency = ProductTemplate['shipping_frequencies'][number];
