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
  required: ['_id', 'name', 'status', 'expiration_date', 'patient_instructions'],
  properties: {
    _id: objectId,
    name: { type: 'string' },
    status: { type: 'string', enum: ['requested', 'active', 'expired'] },
    /** ISO 8601; null for a prescription without an end date. */
    expiration_date: { type: ['string', 'null'] },
    patient_instructions: { type: ['string', 'null'] },
  },
} as const satisfies JSONSchema;

export type Medication = FromSchema<typeof medicationSchema>;
