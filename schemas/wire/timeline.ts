import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { objectId } from '../objectId.ts';

const at = { type: 'string' } as const;
/** Cents of US dollars; null where it is not about money. */
const amount = { type: ['integer', 'null'] } as const;
/** What it is about, where the purchase has several parts; null for all of it. */
const about = { type: ['string', 'null'] } as const;

const eventSchema = {
  title: 'TimelineEvent',
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'at', 'amount', 'about'],
  properties: {
    kind: {
      type: 'string',
      enum: [
        'submitted',
        'ordered',
        'reserved',
        'released',
        'reviewed',
        'closed',
        'prescribed',
        'charged',
        'refused',
        'sent',
        'canceled',
      ],
    },
    /** ISO 8601 */
    at,
    amount,
    about,
  },
} as const satisfies JSONSchema;

const comingSchema = {
  title: 'TimelineComing',
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'at', 'amount', 'about'],
  properties: { kind: { type: 'string', enum: ['review', 'charge'] }, at, amount, about },
} as const satisfies JSONSchema;

/** GET /v2/timeline: a purchase of the patient, with what happened to it and what comes. */
export const timelineEntrySchema = {
  title: 'TimelineEntry',
  type: 'object',
  additionalProperties: false,
  required: ['_id', 'kind', 'name', 'events', 'coming'],
  properties: {
    /** Id of the visit, order or subscription. */
    _id: objectId,
    kind: { type: 'string', enum: ['visit', 'order', 'subscription'] },
    name: { type: 'string' },
    /** In the order in which they happened. */
    events: { type: 'array', items: eventSchema },
    /** What is known of what comes, the next first. */
    coming: { type: 'array', items: comingSchema },
  },
} as const satisfies JSONSchema;

export type TimelineEntry = FromSchema<typeof timelineEntrySchema>;
export type TimelineEvent = TimelineEntry['events'][number];
export type TimelineComing = TimelineEntry['coming'][number];
