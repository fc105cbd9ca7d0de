import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { objectId } from '../objectId.ts';

const optionalId = { anyOf: [objectId, { type: 'null' }] } as const;
const text = { type: 'string', maxLength: 500 } as const;
const cents = { type: 'integer' } as const;

/** How the dose is determined, as the patient chose. */
const dosePreferences = ['recommended', 'starter', 'request', 'custom'] as const;

/**
 * A product with the configuration that a patient chose. `_id` is the product template. Prices are in cents of US
 * dollars; the backend computes them from the choice and ignores the prices that a client sends.
 */
export const selectedProductSchema = {
  title: 'SelectedProduct',
  type: 'object',
  additionalProperties: false,
  required: ['_id', 'name', 'product_name', 'product_images', 'type', 'membership', 'selected_configuration'],
  properties: {
    _id: objectId,
    name: text,
    product_name: text,
    product_images: { type: 'array', maxItems: 20, items: text },
    type: { type: 'string', enum: ['medication', 'lab', 'supplement', 'coaching_membership'] },
    membership: optionalId,
    selected_configuration: {
      type: 'object',
      additionalProperties: false,
      required: [
        'dosage',
        'frequency',
        'quantity',
        'dose_quantity',
        'pricing',
        'shipping',
        'membership',
        'treatment_properties',
      ],
      properties: {
        /** The strength, such as '2 mg'; null for a product without one. */
        dosage: { type: ['string', 'null'], maxLength: 100 },
        /** The label of the dosage frequency; null for a product without one. */
        frequency: { type: ['string', 'null'], maxLength: 100 },
        /** Units a month. */
        quantity: { type: 'integer', minimum: 0, maximum: 100_000 },
        dose_quantity: { type: 'number' },
        /** The dose in words, such as '5 tablets (5 mg) once weekly'; left out for a product without doses. */
        dose: { type: 'string', maxLength: 200 },
        /** What is supplied, such as '20 tablets a month'. */
        supply: { type: 'string', maxLength: 200 },
        type: { const: 'addon' },
        pricing: {
          type: 'object',
          additionalProperties: false,
          required: ['total', 'total_discount', 'product_savings', 'membership_savings'],
          properties: { total: cents, total_discount: cents, product_savings: cents, membership_savings: cents },
        },
        shipping: {
          type: 'object',
          additionalProperties: false,
          required: ['months', 'non_recurring'],
          properties: { months: { type: 'integer', minimum: 0, maximum: 24 }, non_recurring: { type: 'boolean' } },
        },
        membership: optionalId,
        treatment_properties: {
          type: 'object',
          additionalProperties: false,
          required: [
            'product',
            'product_template',
            'dose_preference',
            'recommendation_requested',
            'custom_protocol',
            'duration',
            'quantity',
            'has_custom_quantity',
            'membership_price',
            'stripe_plan_id',
          ],
          properties: {
            /** The priced item of the plan. */
            product: objectId,
            product_template: objectId,
            dose_preference: { type: 'string', enum: dosePreferences },
            recommendation_requested: { type: 'boolean' },
            custom_protocol: { type: 'boolean' },
            /** Months. */
            duration: { type: 'integer', minimum: 0, maximum: 24 },
            /** Units times months; for a one-time purchase, the units. */
            quantity: { type: 'integer', minimum: 0, maximum: 1_000_000 },
            has_custom_quantity: { type: 'boolean' },
            membership_price: optionalId,
            stripe_plan_id: { type: 'string', maxLength: 255 },
            /** The patient's comment on a custom protocol. Health data: never in browser storage. */
            comment: { type: 'string', maxLength: 2000 },
          },
        },
      },
    },
  },
} as const satisfies JSONSchema;

/**
 * POST and DELETE /v2/intakes/{intakeId}/products. POST replaces the visit's products with the selected ones plus those
 * of its current products that `intakeProducts` names (product template ids). DELETE removes the selected ones.
 */
export const intakeProductsSchema = {
  title: 'IntakeProducts',
  type: 'object',
  additionalProperties: false,
  required: ['selectedProducts', 'patient_id', 'intakeProducts'],
  properties: {
    selectedProducts: { type: 'array', maxItems: 20, items: selectedProductSchema },
    patient_id: objectId,
    intakeProducts: { type: 'array', maxItems: 20, items: objectId },
  },
} as const satisfies JSONSchema;

export type DosePreference = (typeof dosePreferences)[number];
export type SelectedProduct = FromSchema<typeof selectedProductSchema>;
export type IntakeProducts = FromSchema<typeof intakeProductsSchema>;
