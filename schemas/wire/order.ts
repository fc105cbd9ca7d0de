import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { mostAtOnce } from '../mostAtOnce.ts';
import { objectId } from '../objectId.ts';

const moment = { type: ['string', 'null'] } as const;

/**
 * POST /v2/orders/patient: creates an order for a one-time purchase. The price is the backend's. A visit has one order,
 * for one of its products, and without a visit a patient has one draft of a product: once that order may have been paid,
 * it is returned for every request. If a subscription was bought for the visit, no order is created.
 */
export const createOrderSchema = {
  title: 'CreateOrder',
  type: 'object',
  additionalProperties: false,
  required: ['product_template', 'product'],
  properties: {
    name: { type: 'string', maxLength: 200 },
    product_template: objectId,
    /** The priced item. */
    product: objectId,
    quantity: { type: 'integer', minimum: 1, maximum: mostAtOnce },
    promo_code: { type: ['string', 'null'], maxLength: 20 },
    /** The open visit that the order belongs to; optional. */
    intake: objectId,
    /**
     * How many orders of the product the patient knows of, drafts left out. If there are more, the error is AlreadyOrdered.
     * Without it they are not counted.
     */
    ordered: { type: 'integer', minimum: 0 },
  },
} as const satisfies JSONSchema;

/**
 * POST /v2/orders/{id}/submit: the product and amount that the patient was shown. If the order's differ, the error is
 * OrderChanged.
 */
export const submitOrderSchema = {
  title: 'SubmitOrder',
  type: 'object',
  additionalProperties: false,
  required: ['product', 'amount'],
  properties: {
    product: objectId,
    /** Cents of US dollars. */
    amount: { type: 'integer', minimum: 0 },
  },
} as const satisfies JSONSchema;

/**
 * An order: bought by the patient, or created by the care team when a visit was approved. Amounts are in cents of US
 * dollars.
 */
export const orderSchema = {
  title: 'Order',
  type: 'object',
  additionalProperties: false,
  required: ['_id', 'name', 'status', 'items', 'amount', 'payment', 'intake', 'shipment', 'created_at', 'submitted_at'],
  properties: {
    _id: objectId,
    name: { type: 'string' },
    status: { type: 'string', enum: ['draft', 'processing', 'shipped', 'delivered'] },
    items: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['name', 'product_template', 'product', 'quantity', 'amount'],
        properties: {
          name: { type: 'string' },
          product_template: objectId,
          product: objectId,
          quantity: { type: 'integer' },
          /** Of all of that quantity, before discounts. */
          amount: { type: 'integer' },
        },
      },
    },
    amount: { type: 'integer' },
    /** The state of the payment; null before the order is submitted, and for an order that was paid with its visit. */
    payment: { type: ['string', 'null'], enum: ['authorized', 'captured', 'voided', null] },
    intake: { anyOf: [objectId, { type: 'null' }] },
    /** The carrier and tracking number of a shipped order. */
    shipment: {
      anyOf: [
        {
          type: 'object',
          additionalProperties: false,
          required: ['status', 'carrier', 'tracking_number'],
          properties: {
            status: { type: 'string', enum: ['preparing', 'shipped', 'delivered'] },
            carrier: { type: ['string', 'null'] },
            tracking_number: { type: ['string', 'null'] },
          },
        },
        { type: 'null' },
      ],
    },
    created_at: { type: 'string' },
    /** Null for a draft. */
    submitted_at: moment,
  },
} as const satisfies JSONSchema;

export type CreateOrder = FromSchema<typeof createOrderSchema>;
export type SubmitOrder = FromSchema<typeof submitOrderSchema>;
export type Order = FromSchema<typeof orderSchema>;
