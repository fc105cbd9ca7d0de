import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { objectId } from '../objectId.ts';

/** What became of a charge. */
export const chargeStatus = {
  title: 'ChargeStatus',
  type: 'string',
  enum: [
    /** Kept ready on the card, and not taken. */
    'authorized',
    'paid',
    /** It was kept ready, and given back before anything was taken. */
    'voided',
    /** Given back after it was taken, a part of it or all. */
    'partly_refunded',
    'refunded',
    /** The card was refused. */
    'failed',
  ],
} as const;

/** What a charge was for, one thing that was bought. */
export const chargeLineSchema = {
  title: 'ChargeLine',
  type: 'object',
  additionalProperties: false,
  required: ['description', 'amount'],
  properties: { description: { type: 'string' }, amount: { type: 'integer' } },
} as const satisfies JSONSchema;

/**
 * Money that was asked of a patient's card. Amounts are cents of US dollars, moments ISO 8601. The lines less the discount
 * are the amount.
 */
export const chargeSchema = {
  title: 'Charge',
  type: 'object',
  additionalProperties: false,
  required: [
    '_id',
    'created_at',
    'settled_at',
    'amount',
    'refunded',
    'status',
    'lines',
    'discount',
    'paid_with',
    'receipt',
  ],
  properties: {
    _id: objectId,
    /** When it was asked for. */
    created_at: { type: 'string' },
    /** When it was taken, given back before that, or refused; null as long as none of them has happened. */
    settled_at: { type: ['string', 'null'] },
    amount: { type: 'integer' },
    /** What was given back of it after it was taken. */
    refunded: { type: 'integer' },
    status: chargeStatus,
    lines: { type: 'array', minItems: 1, items: chargeLineSchema },
    discount: { type: 'integer' },
    /** The card, such as 'Visa ending in 4242'; null where that was not written down. */
    paid_with: { type: ['string', 'null'] },
    /** The URL of the receipt as a PDF, valid for some minutes; null where nothing was taken. */
    receipt: { type: ['string', 'null'] },
  },
} as const satisfies JSONSchema;

/** Query of GET /v2/charges: charges before the one with this `_id`. */
export const chargesQuerySchema = {
  type: 'object',
  additionalProperties: false,
  properties: { before: objectId },
} as const satisfies JSONSchema;

/**
 * GET /v2/charges: some of the patient's charges, newest first; `next` is the `before` of the following page, null after
 * the oldest charge.
 */
export const chargesSchema = {
  title: 'Charges',
  type: 'object',
  additionalProperties: false,
  required: ['charges', 'next'],
  properties: {
    charges: { type: 'array', items: chargeSchema },
    next: { anyOf: [objectId, { type: 'null' }] },
  },
} as const satisfies JSONSchema;

export type Charge = FromSchema<typeof chargeSchema>;
export type ChargeLine = FromSchema<typeof chargeLineSchema>;
export type Charges = FromSchema<typeof chargesSchema>;
