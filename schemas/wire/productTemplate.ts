import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { objectId } from '../objectId.ts';
import { featureSchema } from './feature.ts';
import { frequencySchema } from './frequency.ts';

const text = { type: 'string' } as const;
const optionalText = { type: ['string', 'null'] } as const;
const optionalId = { anyOf: [objectId, { type: 'null' }] } as const;

/** Dose and frequency: `monthly_units` is the usual quantity of one month. */
const dosageFrequencySchema = {
  title: 'DosageFrequency',
  type: 'object',
  additionalProperties: false,
  required: ['frequency', 'instructions', 'has_custom_quantity', 'monthly_units', 'custom_quantity'],
  properties: {
    frequency: frequencySchema,
    /** May contain `{dose}`, `{weekly_dosage}` and `{compounded_dosage}`. */
    instructions: text,
    has_custom_quantity: { type: 'boolean' },
    monthly_units: { type: 'integer' },
    custom_quantity: {
      anyOf: [
        {
          type: 'object',
          additionalProperties: false,
          required: ['min', 'max', 'default'],
          properties: {
            min: { type: 'integer' },
            max: { type: 'integer' },
            default: { type: 'integer' },
            /** Left out where it is 4, or 1 for an add-on. */
            step: { type: 'integer', minimum: 1 },
          },
        },
        { type: 'null' },
      ],
    },
  },
} as const satisfies JSONSchema;

/** A plan as listed in the template. All prices are in cents of US dollars for the whole duration. */
const shippingFrequencySchema = {
  title: 'ShippingFrequency',
  type: 'object',
  additionalProperties: false,
  required: ['months', 'default', 'type', 'non_recurring', 'prices'],
  properties: {
    /** 0 for a one-time purchase. */
    months: { type: 'integer', minimum: 0 },
    default: { type: 'boolean' },
    type: { type: 'string', enum: ['one-time', 'recurring'] },
    /** Whether the plan is left out of the totals of a treatment. */
    non_recurring: { type: 'boolean' },
    prices: {
      type: 'object',
      additionalProperties: false,
      required: ['total', 'total_discount', 'specialDiscount', 'product_savings', 'membership_savings'],
      properties: {
        /** The full price. */
        total: { type: 'integer' },
        /** The price to pay: `total` minus both savings. */
        total_discount: { type: 'integer' },
        specialDiscount: { type: 'integer' },
        product_savings: { type: 'integer' },
        membership_savings: { type: 'integer' },
      },
    },
  },
} as const satisfies JSONSchema;

/** A product template: a medication, lab test, supplement or coaching membership, with its doses and plans. */
export const productTemplateSchema = {
  title: 'ProductTemplate',
  type: 'object',
  additionalProperties: false,
  required: [
    '_id',
    'slug',
    'organization',
    'name',
    'product_name',
    'description',
    'warnings',
    'product_images',
    'type',
    'settings',
    'shop',
    'dosage_strengths',
    'dosage_frequencies',
    'shipping_frequencies',
    'dose_quantity',
    'dose_unit',
    'supply_unit',
    'dose_limits',
    'preselected_dose',
    'syringe',
    'dose_recommendation',
    'dose_selection_text',
    'membership',
    'medication_type',
    'dosage_type',
    'testimonials',
    'product_url',
    'unavailable_states',
    'intake_template',
  ],
  properties: {
    _id: objectId,
    /** A stable name within the organization; definitions refer to products by it. */
    slug: text,
    organization: objectId,
    name: text,
    product_name: text,
    description: text,
    /** What must be known before it is bought, one sentence or two each; never cut. */
    warnings: { type: 'array', items: text },
    /** Paths in the portal. */
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
        /** Whether the patient may ask the care team to recommend a dose. */
        recommendation_request: { type: 'boolean' },
      },
    },
    shop: {
      type: 'object',
      additionalProperties: false,
      required: ['benefits', 'tags', 'begins_with', 'price', 'health_account'],
      properties: {
        benefits: { type: 'array', items: featureSchema },
        tags: {
          type: 'array',
          items: {
            title: 'ProductTag',
            type: 'object',
            additionalProperties: false,
            required: ['label', 'main', 'group'],
            properties: {
              label: text,
              /** Whether it is the product's badge; at most one is. */
              main: { type: 'boolean' },
              /** The group of filters in which it stands. */
              group: { type: 'string', enum: ['protocols', 'benefits'] },
            },
          },
        },
        /** Whether it is bought at once, or what a visit ends with. */
        begins_with: { type: 'string', enum: ['purchase', 'visit'] },
        /** What its plans cost, in cents of US dollars. */
        price: {
          title: 'ShopPrice',
          type: 'object',
          additionalProperties: false,
          required: ['once', 'monthly', 'months'],
          properties: {
            /** What it costs where it is bought once; null where it cannot be. */
            once: { type: ['integer', 'null'] },
            /** The lowest price a month of the plans that renew; null where none does. */
            monthly: { type: ['integer', 'null'] },
            /** How many months that plan lasts, and so is paid for; null where none renews. */
            months: { type: ['integer', 'null'] },
          },
        },
        /** Whether it can usually be paid from a health savings or flexible spending account. */
        health_account: { type: 'boolean' },
      },
    },
    /** For example '2 mg': the number is milligrams per unit. */
    dosage_strengths: { type: 'array', items: text },
    dosage_frequencies: { type: 'array', items: dosageFrequencySchema },
    shipping_frequencies: { type: 'array', items: shippingFrequencySchema },
    /** The factor by which one unit multiplies the strength: pieces in a unit, or milliliters of a unit. */
    dose_quantity: { type: 'number' },
    /** What a dose is counted in; null for a product without doses. */
    dose_unit: {
      type: ['object', 'null'],
      additionalProperties: false,
      required: ['one', 'many', 'milliliters'],
      properties: {
        one: text,
        many: text,
        /** Whether it is a measure of a liquid, whose strength is that of a milliliter. */
        milliliters: { type: 'boolean' },
      },
    },
    /**
     * What a month's units are supplied in, such as bottles, and how much one of them holds, in what a dose is counted in;
     * null where it is supplied as a dose is counted.
     */
    supply_unit: {
      type: ['object', 'null'],
      additionalProperties: false,
      required: ['one', 'many', 'holds'],
      properties: { one: text, many: text, holds: { type: 'number' } },
    },
    /** The smallest and the greatest dose that is offered without a provider, in units a month; null without doses. */
    dose_limits: {
      type: ['object', 'null'],
      additionalProperties: false,
      required: ['min', 'max'],
      properties: { min: { type: 'integer' }, max: { type: 'integer' } },
    },
    /** The dose preference that is chosen first where the product recommends a dose. */
    preselected_dose: { type: 'string', enum: ['recommended', 'starter'] },
    /** The syringe that comes with it: how much it holds, and how much lies between two marks, in dose units. */
    syringe: {
      type: ['object', 'null'],
      additionalProperties: false,
      required: ['capacity', 'mark'],
      properties: { capacity: { type: 'integer' }, mark: { type: 'integer' } },
    },
    /**
     * The explanation of the recommended dose, for the patient. If present, the recommended dose depends on the weight.
     */
    dose_recommendation: optionalText,
    /** The labels of the dose preferences; a preference without a label is not offered. */
    dose_selection_text: {
      type: 'object',
      additionalProperties: false,
      required: ['recommended', 'starter', 'custom'],
      properties: { recommended: optionalText, starter: optionalText, custom: optionalText },
    },
    /** The membership included with the product. */
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
    /** The public page of the product: a path of the portal. */
    product_url: optionalText,
    /** Abbreviations of the states in which it is not sold. */
    unavailable_states: { type: 'array', items: { type: 'string', pattern: '^[A-Z]{2}$' } },
    /** The template of the visit in which the product is prescribed. */
    intake_template: optionalId,
  },
} as const satisfies JSONSchema;

export type ProductTemplate = FromSchema<typeof productTemplateSchema>;
export type DosageFrequency = ProductTemplate['dosage_frequencies'][number];
export type ShippingFrequency = ProductTemplate['shipping_frequencies'][number];
