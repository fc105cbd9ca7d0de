import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { objectId } from '../objectId.ts';
import { featureSchema } from './feature.ts';

const text = { type: 'string' } as const;

/** A membership: continuous care in addition to its included products. */
export const membershipSchema = {
  title: 'Membership',
  type: 'object',
  additionalProperties: false,
  required: ['_id', 'slug', 'name', 'description', 'type', 'protocol', 'features', 'included_products'],
  properties: {
    _id: objectId,
    slug: text,
    name: text,
    description: text,
    type: { type: 'string', enum: ['advanced', 'other'] },
    /** How the membership works, in a few sentences. */
    protocol: text,
    features: { type: 'array', items: featureSchema },
    included_products: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['name', 'image', 'features', 'calcom'],
        properties: {
          name: text,
          image: { type: ['string', 'null'] },
          features: { type: 'array', items: text },
          calcom: {
            type: 'object',
            additionalProperties: false,
            required: ['event_link'],
            /** Where to book the first appointment; null if there is none. */
            properties: { event_link: { type: ['string', 'null'] } },
          },
        },
      },
    },
  },
} as const satisfies JSONSchema;

/** A price of a membership: cents of US dollars every `interval_count` months. */
export const membershipPriceSchema = {
  title: 'MembershipPrice',
  type: 'object',
  additionalProperties: false,
  required: ['_id', 'membership', 'price', 'recurring'],
  properties: {
    _id: objectId,
    membership: objectId,
    price: { type: 'integer' },
    recurring: {
      type: 'object',
      additionalProperties: false,
      required: ['interval_count'],
      properties: { interval_count: { type: 'integer' } },
    },
  },
} as const satisfies JSONSchema;

/** POST /v2/memberships/start. */
export const startMembershipSchema = {
  title: 'StartMembership',
  type: 'object',
  additionalProperties: false,
  required: ['membership_id', 'price_id', 'data'],
  properties: {
    membership_id: objectId,
    price_id: objectId,
    data: {
      type: 'object',
      additionalProperties: false,
      required: ['patient_id'],
      properties: { patient_id: objectId, stripe_customer_id: { type: ['string', 'null'], maxLength: 255 } },
    },
  },
} as const satisfies JSONSchema;

/** A membership that a patient has joined; it becomes active when the visit is approved. */
export const startedMembershipSchema = {
  title: 'StartedMembership',
  type: 'object',
  additionalProperties: false,
  required: ['_id', 'membership', 'price_id', 'status'],
  properties: {
    _id: objectId,
    membership: objectId,
    price_id: objectId,
    status: { type: 'string', enum: ['pending', 'active', 'canceled'] },
  },
} as const satisfies JSONSchema;

export type Membership = FromSchema<typeof membershipSchema>;
export type MembershipPrice = FromSchema<typeof membershipPriceSchema>;
export type StartMembership = FromSchema<typeof startMembershipSchema>;
export type StartedMembership = FromSchema<typeof startedMembershipSchema>;
