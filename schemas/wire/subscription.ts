import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { objectId } from '../objectId.ts';

/** POST /v2/subscriptions/product/{productId}: a plan of a priced item that renews. Quantity is 1 where it is left out. */
export const createSubscriptionSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    quantity: { type: 'integer', minimum: 1, maximum: 10 },
    promo_code: { type: ['string', 'null'], maxLength: 20 },
  },
} as const satisfies JSONSchema;

/** A plan that renews. Periods are ISO 8601 moments, null until it has begun. */
export const subscriptionSchema = {
  type: 'object',
  additionalProperties: false,
  required: [
    '_id',
    'name',
    'type',
    'status',
    'active',
    'product_plans',
    'intake',
    'current_period_start',
    'current_period_end',
    'coaching_link',
  ],
  properties: {
    _id: objectId,
    name: { type: 'string' },
    type: { type: 'string', enum: ['medication', 'lab', 'supplement', 'coaching-membership'] },
    status: {
      type: 'string',
      enum: ['prescription_requested', 'incomplete', 'trialing', 'active', 'past_due', 'unpaid', 'paused', 'canceled'],
    },
    active: { type: 'boolean' },
    product_plans: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['product', 'product_template', 'duration', 'quantity', 'amount'],
        properties: {
          product: objectId,
          product_template: objectId,
          /** Months. */
          duration: { type: 'integer' },
          quantity: { type: 'integer' },
          /** Cents of US dollars each period. */
          amount: { type: 'integer' },
        },
      },
    },
    intake: { anyOf: [objectId, { type: 'null' }] },
    current_period_start: { type: ['string', 'null'] },
    current_period_end: { type: ['string', 'null'] },
    /** Where the first coaching appointment is booked; null for anything else. */
    coaching_link: { type: ['string', 'null'] },
  },
} as const satisfies JSONSchema;

export type CreateSubscription = FromSchema<typeof createSubscriptionSchema>;
export type Subscription = FromSchema<typeof subscriptionSchema>;
