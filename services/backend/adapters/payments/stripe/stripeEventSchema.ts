import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

const id = { type: 'string', pattern: '^[\\w.-]+$', maxLength: 255 } as const;
/** Seconds since 1970, up to the end of the year 9999. */
const moment = { type: 'integer', minimum: 0, maximum: 253_402_300_799 } as const;
/** Cents. */
const amount = { type: 'integer', minimum: -99_999_999, maximum: 99_999_999 } as const;

/** What is read of every event. */
export const stripeEventSchema = {
  type: 'object',
  required: ['id', 'type', 'created', 'data'],
  properties: {
    id,
    type: { type: 'string', maxLength: 255 },
    created: moment,
    data: { type: 'object', required: ['object'], properties: { object: { type: 'object' } } },
  },
} as const satisfies JSONSchema;

/** What is read of a payment. */
export const stripePaymentSchema = {
  type: 'object',
  required: ['id', 'metadata'],
  properties: {
    id,
    metadata: { type: 'object', properties: { payment: id } },
  },
} as const satisfies JSONSchema;

/** What is read of a charge of which something was given back; one that no payment of the portal was for has none, or another. */
export const stripeChargeSchema = {
  type: 'object',
  required: ['payment_intent', 'amount_refunded'],
  properties: {
    payment_intent: { anyOf: [id, { type: 'object', required: ['id'], properties: { id } }, { type: 'null' }] },
    amount_refunded: { type: 'integer', minimum: 0, maximum: 99_999_999 },
  },
} as const satisfies JSONSchema;

/** What is read of a subscription. */
export const stripeSubscriptionSchema = {
  type: 'object',
  required: ['id', 'status'],
  properties: { id, status: { type: 'string' } },
} as const satisfies JSONSchema;

/** What is read of an invoice; one that belongs to no subscription has no parent, or another. */
export const stripeInvoiceSchema = {
  type: 'object',
  required: ['id', 'lines', 'subtotal'],
  properties: {
    id,
    subtotal: amount,
    total_discount_amounts: {
      type: ['array', 'null'],
      items: { type: 'object', required: ['amount'], properties: { amount } },
    },
    lines: {
      type: 'object',
      required: ['data'],
      properties: {
        data: {
          type: 'array',
          items: {
            type: 'object',
            required: ['period'],
            properties: {
              period: {
                type: 'object',
                required: ['start', 'end'],
                properties: { start: moment, end: moment },
              },
            },
          },
        },
      },
    },
    parent: {
      type: ['object', 'null'],
      properties: {
        subscription_details: {
          type: ['object', 'null'],
          properties: {
            subscription: { anyOf: [id, { type: 'object', required: ['id'], properties: { id } }, { type: 'null' }] },
          },
        },
      },
    },
  },
} as const satisfies JSONSchema;

export type StripeInvoice = FromSchema<typeof stripeInvoiceSchema>;
