import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { objectId } from '../objectId.ts';
import { frequencySchema } from './frequency.ts';

/** A priced item: one plan of a product template at one dosage frequency. Amounts are in cents of US dollars. */
export const productSchema = {
  title: 'Product',
  type: 'object',
  additionalProperties: false,
  required: ['_id', 'product_template', 'name', 'pricing', 'plan_properties', 'stripe_price_id'],
  properties: {
    _id: objectId,
    product_template: objectId,
    name: { type: 'string' },
    pricing: {
      type: 'object',
      additionalProperties: false,
      required: ['unit_amount', 'type', 'default', 'recurring'],
      properties: {
        /** The price of the whole plan. */
        unit_amount: { type: 'integer' },
        type: { type: 'string', enum: ['one_time', 'recurring'] },
        default: { type: 'boolean' },
        recurring: {
          type: 'object',
          additionalProperties: false,
          required: ['is_recurring', 'interval_count'],
          /** `interval_count` is in months; 0 for a one-time purchase. */
          properties: { is_recurring: { type: 'boolean' }, interval_count: { type: 'integer' } },
        },
      },
    },
    plan_properties: {
      type: 'object',
      additionalProperties: false,
      required: ['dosage_frequency'],
      properties: {
        /** Null for a product without doses. */
        dosage_frequency: {
          anyOf: [frequencySchema, { type: 'null' }],
        },
      },
    },
    stripe_price_id: { type: 'string' },
  },
} as const satisfies JSONSchema;

export type Product = FromSchema<typeof productSchema>;
