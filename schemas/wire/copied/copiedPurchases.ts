import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { objectId } from '../../objectId.ts';
import { chargeLineSchema, chargeStatus } from '../charge.ts';
import { count, flag, text, textOrNull, wholeObject } from './wholeObject.ts';

const idOrNull = { anyOf: [objectId, { type: 'null' }] } as const;

/** An order, a draft included. */
export const copiedOrderSchema = wholeObject('CopiedOrder', {
  _id: objectId,
  name: text,
  status: text,
  /** Whether the patient bought it; false for what an approved visit led to. */
  bought: flag,
  visit: idOrNull,
  items: {
    type: 'array',
    items: wholeObject('CopiedOrderItem', { name: text, quantity: count, amount: count }),
  },
  amount: count,
  promo_code: textOrNull,
  created_at: text,
  submitted_at: textOrNull,
  shipment: {
    anyOf: [
      wholeObject('CopiedShipment', {
        status: text,
        carrier: textOrNull,
        tracking_number: textOrNull,
        prepared_at: text,
        shipped_at: textOrNull,
        delivered_at: textOrNull,
      }),
      { type: 'null' },
    ],
  },
}) satisfies JSONSchema;

/** A plan that renews. */
export const copiedSubscriptionSchema = wholeObject('CopiedSubscription', {
  _id: objectId,
  name: text,
  type: text,
  status: text,
  visit: idOrNull,
  /** Months of a period. */
  duration: count,
  quantity: count,
  /** Of a period. */
  amount: count,
  created_at: text,
  current_period_start: textOrNull,
  current_period_end: textOrNull,
  rescheduled_to: textOrNull,
  resumes_at: textOrNull,
  pause_reason: textOrNull,
  canceled_at: textOrNull,
  cancel_reason: textOrNull,
  consultation_at: textOrNull,
  discount_percent: count,
  /** What the patient asked to be changed about what is prescribed. */
  prescription_requests: {
    type: 'array',
    items: wholeObject('CopiedPrescriptionRequest', { type: text, comment: textOrNull, created_at: text }),
  },
}) satisfies JSONSchema;

/** A membership that was joined. */
export const copiedMembershipSchema = wholeObject('CopiedMembership', {
  _id: objectId,
  name: textOrNull,
  status: text,
  amount: count,
  visit: idOrNull,
  created_at: text,
}) satisfies JSONSchema;

/** What a provider prescribed, or was asked to. */
export const copiedPrescriptionSchema = wholeObject('CopiedPrescription', {
  _id: objectId,
  name: textOrNull,
  status: text,
  instructions: textOrNull,
  dose: textOrNull,
  /** What was dispensed first. */
  supply: textOrNull,
  visit: objectId,
  subscription: idOrNull,
  created_at: text,
  expires_at: textOrNull,
}) satisfies JSONSchema;

/** A lab panel that was bought. */
export const copiedLabPanelSchema = wholeObject('CopiedLabPanel', {
  _id: objectId,
  name: textOrNull,
  purchase: objectId,
  created_at: text,
}) satisfies JSONSchema;

/** What was asked of the card. */
export const copiedChargeSchema = wholeObject('CopiedCharge', {
  _id: objectId,
  created_at: text,
  settled_at: textOrNull,
  amount: count,
  refunded: count,
  status: chargeStatus,
  lines: { type: 'array', items: chargeLineSchema },
  discount: count,
  paid_with: textOrNull,
}) satisfies JSONSchema;

/** The invoice of a period of a plan. */
export const copiedInvoiceSchema = wholeObject('CopiedInvoice', {
  _id: objectId,
  number: text,
  subscription: objectId,
  amount: count,
  discount: count,
  status: text,
  paid_with: textOrNull,
  period_start: text,
  period_end: text,
  created_at: text,
}) satisfies JSONSchema;

export type CopiedOrder = FromSchema<typeof copiedOrderSchema>;
export type CopiedSubscription = FromSchema<typeof copiedSubscriptionSchema>;
export type CopiedMembership = FromSchema<typeof copiedMembershipSchema>;
export type CopiedPrescription = FromSchema<typeof copiedPrescriptionSchema>;
export type CopiedLabPanel = FromSchema<typeof copiedLabPanelSchema>;
export type CopiedCharge = FromSchema<typeof copiedChargeSchema>;
export type CopiedInvoice = FromSchema<typeof copiedInvoiceSchema>;
