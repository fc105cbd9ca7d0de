import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { objectId } from '../objectId.ts';
import { patientSourceSchema } from '../patientSource.ts';

/** A token of the payment provider. Card numbers never reach the API. */
const token = { type: 'string', pattern: '^[A-Za-z0-9_]{8,255}$' } as const;

const { referral, affiliate } = patientSourceSchema.properties;

/** Null and nothing at all mean the same. */
const textOrNull = ['string', 'null'] as const;

/** A patient's saved card, reduced to the data that the patient may see. */
export const cardSchema = {
  title: 'Card',
  type: 'object',
  additionalProperties: false,
  required: ['_id', 'brand', 'last4', 'exp_month', 'exp_year', 'exp'],
  properties: {
    _id: { type: 'string' },
    brand: { type: 'string' },
    last4: { type: 'string' },
    exp_month: { type: 'integer' },
    exp_year: { type: 'integer' },
    /** MM/YYYY */
    exp: { type: 'string' },
  },
} as const satisfies JSONSchema;

/**
 * POST /users/{org}/{userId}/billing/profile/create: saves the first card, and creates the patient's account at the
 * payment provider. Of where the patient comes from, what was said first stays.
 */
export const createBillingProfileSchema = {
  title: 'CreateBillingProfile',
  type: 'object',
  additionalProperties: false,
  required: ['token'],
  properties: {
    token,
    referral: { ...referral, type: textOrNull },
    affiliate: { ...affiliate, type: textOrNull },
  },
} as const satisfies JSONSchema;

/** PUT /users/{org}/{userId}/add-card: replaces the saved card. Charges nothing. */
export const addCardSchema = {
  title: 'AddCard',
  type: 'object',
  additionalProperties: false,
  required: ['token'],
  properties: {
    token,
    user: objectId,
    charge: { const: false },
    new_user: { const: false },
    charge_amount: { type: 'null' },
  },
} as const satisfies JSONSchema;

export type Card = FromSchema<typeof cardSchema>;
export type CreateBillingProfile = FromSchema<typeof createBillingProfileSchema>;
