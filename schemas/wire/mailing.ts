import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { objectId } from '../objectId.ts';

/**
 * The mailing-list tags that the portal sets. They describe progress in the portal and nothing about the patient's
 * health.
 */
const mailingTags = [
  'checkout incomplete',
  'checkout complete',
  'verification incomplete',
  'verification complete',
] as const;

/** POST /v2/mailing/tags. */
export const tagPatientSchema = {
  title: 'TagPatient',
  type: 'object',
  additionalProperties: false,
  required: ['tag', 'patient'],
  properties: {
    tag: {
      type: 'object',
      additionalProperties: false,
      required: ['name', 'status'],
      properties: {
        name: { type: 'string', enum: mailingTags },
        status: { type: 'string', enum: ['active', 'inactive'] },
      },
    },
    patient: objectId,
  },
} as const satisfies JSONSchema;

/** POST /v2/mailing/subscribers: adds the patient to the mailing list, once. */
export const subscribePatientSchema = {
  title: 'SubscribePatient',
  type: 'object',
  additionalProperties: false,
  required: ['patient'],
  properties: { patient: objectId },
} as const satisfies JSONSchema;

export const subscriberSchema = {
  title: 'Subscriber',
  type: 'object',
  additionalProperties: false,
  required: ['mailchimp_id'],
  properties: { mailchimp_id: { type: 'string' } },
} as const satisfies JSONSchema;

export type TagPatient = FromSchema<typeof tagPatientSchema>;
export type MailingTag = TagPatient['tag'];
