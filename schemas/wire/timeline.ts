import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { objectId } from '../objectId.ts';
import { doseLineSchema } from './doseLine.ts';
import { namedSubjectSchema } from './messages/subject.ts';

/** What happened to a purchase, or what comes, in the order of a purchase's life. */
export const timelineEventKind = {
  title: 'TimelineEventKind',
  type: 'string',
  enum: [
    'ordered',
    'submitted',
    /** The card was asked to keep the amount ready. */
    'reserved',
    /** The care team waits for the patient. */
    'held',
    /** A person decides first, because of what the patient has told since the visit was sent. */
    'review-waits',
    'reviewed',
    /** The care team has ended the visit. */
    'closed',
    /** What was reserved was given back. */
    'released',
    'charged',
    /** A renewal was not paid, because the card was refused. */
    'declined',
    'prescribed',
    'preparing',
    'sent',
    'delivered',
    /** Money that was taken was given back, all of it or a part. */
    'refunded',
    'canceled',
    /** By when a provider usually answers. */
    'review-due',
    'next-charge',
  ],
} as const;

/** One event of a purchase. Its moment is ISO 8601, its amount cents of US dollars. */
const timelineEventSchema = {
  title: 'TimelineEvent',
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'at', 'coming', 'amount', 'name', 'shipment'],
  properties: {
    kind: timelineEventKind,
    at: { type: 'string' },
    /** Whether it lies ahead. */
    coming: { type: 'boolean' },
    /** Null where no money is told of. */
    amount: { type: ['integer', 'null'] },
    /** The part of the purchase that it is about; null where that is all of it. */
    name: { type: ['string', 'null'] },
    /** The doses that were chosen or prescribed, and what is dispensed; left out where none are told of. */
    doses: { type: 'array', items: doseLineSchema },
    /** Of what was sent. */
    shipment: {
      anyOf: [
        {
          type: 'object',
          additionalProperties: false,
          required: ['carrier', 'tracking_number'],
          properties: { carrier: { type: ['string', 'null'] }, tracking_number: { type: ['string', 'null'] } },
        },
        { type: 'null' },
      ],
    },
  },
} as const satisfies JSONSchema;

/** A submitted visit with what came of it, or an order or a subscription that was bought without one. */
export const timelinePurchaseSchema = {
  title: 'TimelinePurchase',
  type: 'object',
  additionalProperties: false,
  required: ['_id', 'number', 'name', 'events'],
  properties: {
    _id: objectId,
    /** The number that the receipt names. */
    number: { type: 'string' },
    name: { type: 'string' },
    /** Oldest first; what comes is last. */
    events: { type: 'array', items: timelineEventSchema },
  },
} as const satisfies JSONSchema;

/** A purchase as it is listed. */
const listedPurchaseSchema = {
  ...timelinePurchaseSchema,
  title: 'ListedPurchase',
  required: [...timelinePurchaseSchema.required, 'about'],
  properties: {
    ...timelinePurchaseSchema.properties,
    /** What a message about it names; null where a visit has led to nothing yet. */
    about: namedSubjectSchema,
  },
} as const satisfies JSONSchema;

/** Query of GET /v2/timeline: purchases before the one with this `_id`. */
export const timelineQuerySchema = {
  type: 'object',
  additionalProperties: false,
  properties: { before: objectId },
} as const satisfies JSONSchema;

/**
 * GET /v2/timeline: some of the patient's purchases, newest first; `next` is the `before` of the following page, null
 * after the oldest purchase.
 */
export const timelineSchema = {
  title: 'Timeline',
  type: 'object',
  additionalProperties: false,
  required: ['purchases', 'next'],
  properties: {
    purchases: { type: 'array', items: listedPurchaseSchema },
    next: { anyOf: [objectId, { type: 'null' }] },
  },
} as const satisfies JSONSchema;

export type Timeline = FromSchema<typeof timelineSchema>;
export type TimelineEvent = FromSchema<typeof timelineEventSchema>;
export type ListedPurchase = FromSchema<typeof listedPurchaseSchema>;
export type TimelinePurchase = FromSchema<typeof timelinePurchaseSchema>;
