import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { objectId } from '../objectId.ts';

/**
 * Query of GET /users/{org}/user/{userId}/subscription/{id}/medication: the prescription's id; default: the newest
 * prescription.
 */
export const medicationQuerySchema = {
  type: 'object',
  properties: { prescription_id: objectId },
} as const satisfies JSONSchema;

/** The prescription behind a subscription. */
export const medicationSchema = {
  title: 'Medication',
  type: 'object',
  additionalProperties: false,
  required: [
    '_id',
    'subscription',
    'name',
    'status',
    'prescribed_by',
    'prescribed_on',
    'expiration_date',
    'refills_left',
    'patient_instructions',
    'dose',
    'supply',
  ],
  properties: {
    _id: objectId,
    /** Id of the subscription that sends it. */
    subscription: objectId,
    name: { type: 'string' },
    status: { type: 'string', enum: ['requested', 'active', 'expired'] },
    /** Name and credentials; null where that was not kept. */
    prescribed_by: { type: ['string', 'null'] },
    /** ISO 8601. */
    prescribed_on: { type: 'string' },
    /** ISO 8601; null for a prescription without an end date. */
    expiration_date: { type: ['string', 'null'] },
    /** How often it can be sent again before the prescription ends; null where it has no end, or nothing is sent. */
    refills_left: { type: ['integer', 'null'] },
    patient_instructions: { type: ['string', 'null'] },
    /** How much and how often; null where that was not kept. */
    dose: { type: ['string', 'null'] },
    /** What is dispensed for the current period, such as '31 tablets, enough for a month'; null where that was not kept. */
    supply: { type: ['string', 'null'] },
  },
} as const satisfies JSONSchema;

export type Medication = FromSchema<typeof medicationSchema>;
