import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { objectId } from '../objectId.ts';

/**
 * POST /v2/subscriptions/product/{productId}: subscribes to the renewing plan of a priced item. The default quantity is
 * 1.
 */
export const createSubscriptionSchema = {
  title: 'CreateSubscription',
  type: 'object',
  additionalProperties: false,
  properties: {
    quantity: { type: 'integer', minimum: 1, maximum: 10 },
    promo_code: { type: ['string', 'null'], maxLength: 20 },
    /**
     * The amount for the first period that the patient was shown, in cents. If the amount is now different, the error
     * is OrderChanged.
     */
    amount: { type: 'integer', minimum: 0 },
    /** The open visit that the subscription belongs to; optional. */
    intake: objectId,
  },
} as const satisfies JSONSchema;

/** ISO 8601; null until known. */
const moment = { type: ['string', 'null'] } as const;

/** The type of the product subscribed to. */
export const subscriptionType = {
  title: 'SubscriptionType',
  type: 'string',
  enum: ['medication', 'lab', 'supplement', 'coaching-membership'],
} as const;

/** The subscription's state at the payment provider. */
const vendorSchema = {
  title: 'SubscriptionVendor',
  type: 'object',
  additionalProperties: false,
  required: ['id', 'current_period_start', 'current_period_end', 'pause_collection', 'latest_invoice', 'resumes_at'],
  properties: {
    id: { type: 'string' },
    current_period_start: moment,
    current_period_end: moment,
    /** What happens to invoices while the subscription is paused; null if it is not paused. */
    pause_collection: {
      anyOf: [
        {
          type: 'object',
          additionalProperties: false,
          required: ['behavior'],
          properties: { behavior: { type: 'string', enum: ['void'] } },
        },
        { type: 'null' },
      ],
    },
    /** Id of the newest invoice. */
    latest_invoice: { type: ['string', 'null'] },
    /** When it resumes automatically; null if nothing is planned. */
    resumes_at: moment,
  },
} as const satisfies JSONSchema;

const planSchema = {
  title: 'SubscriptionPlan',
  type: 'object',
  additionalProperties: false,
  required: ['product', 'product_template', 'duration', 'quantity', 'amount'],
  properties: {
    product: objectId,
    product_template: {
      type: 'object',
      additionalProperties: false,
      required: ['_id', 'name', 'product_images', 'attachments', 'membership'],
      properties: {
        _id: objectId,
        name: { type: 'string' },
        product_images: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['url'],
            properties: { url: { type: 'string' } },
          },
        },
        attachments: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['name', 'url'],
            properties: { name: { type: 'string' }, url: { type: 'string' } },
          },
        },
        membership: { type: ['string', 'null'] },
      },
    },
    /** Months. */
    duration: { type: 'integer' },
    quantity: { type: 'integer' },
    /** Cents of US dollars per period. */
    amount: { type: 'integer' },
  },
} as const satisfies JSONSchema;

/** A plan that renews. Periods are ISO 8601 moments, null until it starts. */
export const subscriptionSchema = {
  title: 'Subscription',
  type: 'object',
  additionalProperties: false,
  required: [
    '_id',
    'name',
    'type',
    'status',
    'active',
    'product_plans',
    'intake',
    'prescriptions',
    'current_period_start',
    'current_period_end',
    'reschedule_date',
    'subscription_id',
    'vendor',
    'cancellation_info',
    'coaching_info',
    'schedule_details',
    'coaching_link',
  ],
  properties: {
    _id: objectId,
    name: { type: 'string' },
    type: subscriptionType,
    status: {
      type: 'string',
      enum: [
        'awaiting_physician_review',
        'created',
        'incomplete',
        'incomplete_expired',
        'trialing',
        'active',
        'past_due',
        'canceled',
        'unpaid',
        'paused',
        'rescheduled',
        'paused_by_reschedule',
        'prescription_requested',
      ],
    },
    active: { type: 'boolean' },
    /** Whether the care team decides first before it is charged or sent again, because of what the patient has told since. */
    held: { type: 'boolean' },
    /** Whether it was on hold, the care team has decided that it may continue, and its patient has not resumed it yet. */
    hold_cleared: { type: 'boolean' },
    /** Months; default: the duration of the first plan. */
    duration: { type: 'integer' },
    product_plans: { type: 'array', items: planSchema },
    intake: { anyOf: [objectId, { type: 'null' }] },
    /** Ids, newest first. */
    prescriptions: { type: 'array', items: objectId },
    current_period_start: moment,
    current_period_end: moment,
    /** Seconds since 1970; null if it was not rescheduled. */
    reschedule_date: { type: ['integer', 'null'] },
    /** The id at the payment provider; null before it exists there. */
    subscription_id: { type: ['string', 'null'] },
    vendor: { anyOf: [vendorSchema, { type: 'null' }] },
    cancellation_info: {
      type: 'object',
      additionalProperties: false,
      required: [
        'renews_at',
        'free_consultation_scheduled_date',
        'cancellation_attempt',
        'canIncrementCancellationAttempt',
      ],
      properties: {
        renews_at: moment,
        free_consultation_scheduled_date: moment,
        cancellation_attempt: { type: 'integer' },
        /** Whether a booking would count as another attempt now. The server decides again when the booking is made. */
        canIncrementCancellationAttempt: { type: 'boolean' },
      },
    },
    /** The latest coaching appointment; null for all other types. */
    coaching_info: {
      anyOf: [
        {
          type: 'object',
          additionalProperties: false,
          required: ['appointment_start_time', 'appointment_end_time', 'appointment_link'],
          properties: { appointment_start_time: moment, appointment_end_time: moment, appointment_link: moment },
        },
        { type: 'null' },
      ],
    },
    schedule_details: {
      type: 'object',
      additionalProperties: false,
      required: ['phases'],
      properties: {
        phases: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['start_date'],
            /** Seconds since 1970. */
            properties: { start_date: { type: 'integer' } },
          },
        },
      },
    },
    /** Cents of the next charge, less a discount that waits for it; left out if unknown. */
    next_amount: { type: 'integer' },
    /** The period whose charge was refused; null or left out if nothing is owed. */
    owed: {
      anyOf: [
        {
          title: 'OwedPeriod',
          type: 'object',
          additionalProperties: false,
          required: ['amount', 'period_start', 'period_end'],
          properties: {
            /** Cents of US dollars. */
            amount: { type: 'integer' },
            period_start: { type: 'string' },
            period_end: { type: 'string' },
          },
        },
        { type: 'null' },
      ],
    },
    /**
     * What the newest prescription says of dose and supply, or what was chosen while one is requested; null or left out if it
     * sends nothing that is prescribed.
     */
    taken: {
      anyOf: [
        {
          title: 'TakenDose',
          type: 'object',
          additionalProperties: false,
          required: ['dose', 'supply'],
          properties: {
            /** How much and how often; null where that was not kept. */
            dose: { type: ['string', 'null'] },
            /** What is dispensed for the current period; null where that was not kept. */
            supply: { type: ['string', 'null'] },
            /** True of what was chosen, and is not prescribed yet; left out otherwise. */
            requested: { type: 'boolean' },
          },
        },
        { type: 'null' },
      ],
    },
    /** Where to book the first coaching appointment; null for all other types. */
    coaching_link: { type: ['string', 'null'] },
  },
} as const satisfies JSONSchema;

/** Query of GET /users/{org}/user/{userId}/subscriptions. */
export const subscriptionsQuerySchema = {
  type: 'object',
  properties: { type: subscriptionType },
} as const satisfies JSONSchema;

export type CreateSubscription = FromSchema<typeof createSubscriptionSchema>;
export type Subscription = FromSchema<typeof subscriptionSchema>;
