import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { objectId } from '../objectId.ts';
import { chargeSchema } from './charge.ts';
import { doseLineSchema } from './doseLine.ts';
import { namedSubjectSchema } from './messages/subject.ts';
import { timelinePurchaseSchema } from './timeline.ts';

/** How far an order is. */
export const showcaseStatus = {
  title: 'ShowcaseStatus',
  type: 'string',
  enum: [
    'processing',
    'shipped',
    /** It has arrived or, where nothing is sent, has begun. */
    'delivered',
    /** All that was paid for it was given back. */
    'refunded',
    /** It was ended before anything was taken. */
    'voided',
  ],
} as const;

/** What an order is of. */
export const showcaseType = {
  title: 'ShowcaseType',
  type: 'string',
  enum: ['medication', 'lab', 'supplement', 'coaching'],
} as const;

/** Query of GET /v2/users/purchases-showcase. Pages are counted from 1. */
export const showcaseQuerySchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    page: { type: 'string', pattern: '^[1-9][0-9]{0,3}$' },
    productType: showcaseType,
    status: showcaseStatus,
  },
} as const satisfies JSONSchema;

const momentOrNull = { type: ['string', 'null'] } as const;
const idOrNull = { anyOf: [objectId, { type: 'null' }] } as const;

/** What is sent of an order, with moments in ISO 8601. */
const showcaseShipmentSchema = {
  title: 'ShowcaseShipment',
  type: 'object',
  additionalProperties: false,
  required: ['carrier', 'tracking_number', 'shipped_at', 'delivered_at'],
  properties: {
    carrier: { type: ['string', 'null'] },
    tracking_number: { type: ['string', 'null'] },
    shipped_at: momentOrNull,
    delivered_at: momentOrNull,
  },
} as const satisfies JSONSchema;

const itemProperties = {
  /** Of the order or plan or, as long as none was made, of the visit that was sent. */
  _id: objectId,
  /** The number that the receipt names. */
  number: { type: 'string' },
  /** Null where what was bought is known no more. */
  product_type: { anyOf: [showcaseType, { type: 'null' }] },
  name: { type: 'string' },
  /** The path of a picture; null where there is none. */
  image: { type: ['string', 'null'] },
  status: showcaseStatus,
  /** Whom a visit waits for before anything can be sent; null where nobody is waited for. */
  waits_for: { type: ['string', 'null'], enum: ['review', 'patient', null] },
  /** What it was paid or is to be paid with, in cents of US dollars. */
  amount: { type: 'integer' },
  /** When it was ordered, ISO 8601. */
  placed_at: { type: 'string' },
  /** The lab panel that came with it. */
  panelId: idOrNull,
  /** The plan that it is or that began with it. */
  subscription: idOrNull,
  /** Null where nothing is sent. */
  shipment: { anyOf: [showcaseShipmentSchema, { type: 'null' }] },
} as const;

/** An order as it is listed: what was bought once or as a plan, and what was chosen in a visit that was sent. */
const showcaseItemSchema = {
  title: 'ShowcaseItem',
  type: 'object',
  additionalProperties: false,
  required: [
    '_id',
    'number',
    'product_type',
    'name',
    'image',
    'status',
    'waits_for',
    'amount',
    'placed_at',
    'panelId',
    'subscription',
    'shipment',
  ],
  properties: itemProperties,
} as const satisfies JSONSchema;

/** GET /v2/users/purchases-showcase: one page of the patient's orders, newest first. */
export const showcaseSchema = {
  title: 'Showcase',
  type: 'object',
  additionalProperties: false,
  required: ['docs', 'total', 'page', 'totalPages', 'hasPrevPage', 'hasNextPage'],
  properties: {
    docs: { type: 'array', items: showcaseItemSchema },
    /** How many orders are on all pages. */
    total: { type: 'integer' },
    page: { type: 'integer' },
    totalPages: { type: 'integer' },
    hasPrevPage: { type: 'boolean' },
    hasNextPage: { type: 'boolean' },
  },
} as const satisfies JSONSchema;

/** GET /v2/users/purchases-showcase/{orderId}/details: an order with its price, what was paid, and what happened to it. */
export const showcaseDetailsSchema = {
  title: 'ShowcaseDetails',
  type: 'object',
  additionalProperties: false,
  required: [...showcaseItemSchema.required, 'doses', 'charge', 'events', 'about'],
  properties: {
    ...itemProperties,
    /** What was chosen or, of a plan without a visit, what is prescribed; empty where nothing has a dose. */
    doses: { type: 'array', items: doseLineSchema },
    /** What was asked of the card, with its receipt; null where nothing was. */
    charge: { anyOf: [chargeSchema, { type: 'null' }] },
    /** Oldest first; what comes is last. */
    events: timelinePurchaseSchema.properties.events,
    /** What a message about it names; null where a visit has led to nothing yet. */
    about: namedSubjectSchema,
  },
} as const satisfies JSONSchema;

export type ShowcaseStatus = FromSchema<typeof showcaseStatus>;
export type ShowcaseType = FromSchema<typeof showcaseType>;
export type ShowcaseQuery = FromSchema<typeof showcaseQuerySchema>;
export type ShowcaseItem = FromSchema<typeof showcaseItemSchema>;
export type Showcase = FromSchema<typeof showcaseSchema>;
export type ShowcaseDetails = FromSchema<typeof showcaseDetailsSchema>;
