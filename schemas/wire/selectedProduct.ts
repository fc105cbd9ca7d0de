import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { objectId } from '../objectId.ts';

const optionalId = { anyOf: [objectId, { type: 'null' }] } as const;
const text = { type: 'string', maxLength: 500 } as const;
const cents = { type: 'integer' } as const;

/** How the patient wants the dose to be found. */
const dosePreferences = ['recommended', 'starter', 'request', 'custom'] as const;

/**
 * A product with the configuration that a patient chose. `_id` is the product template. Prices are cents of US dollars;
 * those that a client sends are ignored, the backend computes its own from the choice.
 */
export const selectedProductSchema = {
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
        /** The strength, such as '2 mg'; null where the product has none. */
        dosage: { type: ['string', 'null'], maxLength: 100 },
        /** The label of the dosage frequency; null where the product has none. */
        frequency: { type: ['string', 'null'], maxLength: 100 },
        /** Units a month. */
        quantity: { type: 'integer', minimum: 0, maximum: 100_000 },
        dose_quantity: { type: 'number' },
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
            /** Units times months; of what is bought once, the units. */
            quantity: { type: 'integer', minimum: 0, maximum: 1_000_000 },
            has_custom_quantity: { type: 'boolean' },
            membership_price: optionalId,
            stripe_plan_id: { type: 'string', maxLength: 255 },
            /** What the patient writes about a custom protocol. Health data: never in browser storage. */
            comment: { type: 'string', maxLength: 2000 },
          },
        },
      },
    },
  },
} as const satisfies JSONSchema;

/**
 * POST and DELETE /v2/intakes/{intakeId}/products. POST: the products of the visit become the selected ones and, of
 * those it has, the ones named in `intakeProducts` (product template ids). DELETE takes the selected ones out.
 */
export const intakeProductsSchema = {
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
