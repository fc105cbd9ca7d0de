import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { answerSchema } from '../flow/answer.ts';
import { objectId } from '../objectId.ts';
import { membershipPriceSchema } from './membership.ts';
import { intakeTemplateSchema } from './intakeTemplate.ts';
import { selectedProductSchema } from './selectedProduct.ts';

/**
 * The response to one question of an intake. `value` is null until it is answered; `revision` counts acknowledged
 * saves.
 */
const intakeResponseSchema = {
  title: 'IntakeResponse',
  type: 'object',
  additionalProperties: false,
  required: ['_id', 'step', 'value', 'revision'],
  properties: {
    _id: objectId,
    step: { type: 'string' },
    value: { anyOf: [answerSchema, { type: 'null' }] },
    revision: { type: 'integer' },
  },
} as const satisfies JSONSchema;

const count = {
  title: 'IntakeCount',
  type: 'object',
  additionalProperties: false,
  required: ['total'],
  properties: { total: { type: 'integer' } },
} as const;

/** The progress of a visit: only questions that apply to the patient count. */
const intakeStatusSchema = {
  title: 'IntakeStatus',
  type: 'object',
  additionalProperties: false,
  required: ['questions', 'complete', 'incomplete'],
  properties: {
    questions: count,
    complete: count,
    incomplete: {
      type: 'object',
      additionalProperties: false,
      required: ['total', 'verification', 'intake_responses'],
      properties: {
        total: { type: 'integer' },
        /** Response ids, in order. */
        verification: { type: 'array', items: objectId },
        intake_responses: { type: 'array', items: objectId },
      },
    },
  },
} as const satisfies JSONSchema;

/** A visit. */
export const intakeSchema = {
  title: 'Intake',
  type: 'object',
  additionalProperties: false,
  required: [
    '_id',
    'type',
    'user',
    'intake_template',
    'status',
    'patient_complete',
    'physician_review',
    'closed',
    'created_at',
    'expires_at',
    'products',
    'subscriptions',
    'orders',
    'bundle_settings',
    'medical_review_payment',
    'joined_membership',
    'image_verification',
    'awaiting_patient_update',
    'carried_over',
  ],
  properties: {
    _id: objectId,
    type: { type: 'string' },
    user: objectId,
    intake_template: intakeTemplateSchema,
    status: intakeStatusSchema,
    /** ISO 8601 moments, null until they happen. */
    patient_complete: { type: ['string', 'null'] },
    physician_review: { type: ['string', 'null'] },
    closed: { type: ['string', 'null'] },
    created_at: { type: 'string' },
    /** Until when an open visit can be gone on with: then it is closed. Null for one that is not open, and where nothing is set. */
    expires_at: { type: ['string', 'null'] },
    /** The chosen products, with the backend's prices. */
    products: { type: 'array', items: selectedProductSchema },
    /** Ids of the subscriptions and orders that resulted from the visit. */
    subscriptions: { type: 'array', items: objectId },
    orders: { type: 'array', items: objectId },
    bundle_settings: {
      anyOf: [
        {
          type: 'object',
          additionalProperties: false,
          required: ['title', 'image'],
          properties: { title: { type: 'string' }, image: { type: ['string', 'null'] } },
        },
        { type: 'null' },
      ],
    },
    /** The images sent during the visit; their URLs are valid for a short time. */
    image_verification: {
      type: 'object',
      additionalProperties: false,
      required: ['profile_image_url', 'id_image_url'],
      properties: {
        profile_image_url: { type: ['string', 'null'] },
        id_image_url: { type: ['string', 'null'] },
      },
    },
    /** Whether the care team waits for the patient: the reason, and since when (ISO 8601) the visit is on hold. */
    awaiting_patient_update: {
      type: 'object',
      additionalProperties: false,
      required: ['is_awaiting', 'reason', 'hold_date'],
      properties: {
        is_awaiting: { type: 'boolean' },
        reason: { type: ['string', 'null'] },
        hold_date: { type: ['string', 'null'] },
      },
    },
    /** The amount reserved on the patient's card, in cents of US dollars; null if nothing was reserved. */
    medical_review_payment: {
      anyOf: [
        {
          type: 'object',
          additionalProperties: false,
          required: ['amount', 'status'],
          properties: {
            amount: { type: 'integer' },
            status: { type: 'string', enum: ['authorized', 'captured', 'voided'] },
          },
        },
        { type: 'null' },
      ],
    },
    /** The price of a membership that the patient has joined already and that this visit pays; null where there is none. */
    joined_membership: { anyOf: [membershipPriceSchema, { type: 'null' }] },
    /**
     * Set when the visit was migrated to a newer version of its template after questions were answered: the questions
     * whose answers could not be kept completely. These are questions to be asked again, as long as they are open, and
     * questions that are no longer asked, completely or in part. Null once the visit is complete.
     */
    carried_over: {
      anyOf: [
        {
          type: 'object',
          additionalProperties: false,
          required: ['from', 'to', 'questions'],
          properties: {
            from: { type: 'integer' },
            to: { type: 'integer' },
            questions: {
              type: 'array',
              items: {
                type: 'object',
                additionalProperties: false,
                required: ['title', 'reason'],
                properties: {
                  title: { type: 'string' },
                  reason: { type: 'string', enum: ['askedAgain', 'partNotAsked', 'notAsked'] },
                },
              },
            },
          },
        },
        { type: 'null' },
      ],
    },
    /** Present in lists: whether a stop keeps the patient from the treatment, or holds the one that the visit led to. */
    stopped: { type: 'boolean' },
    /** Present when a single intake is read. */
    intake_responses: { type: 'array', items: intakeResponseSchema },
    /**
     * Ids of the stops that ruled the treatment out, here or in an earlier visit, and that no changed answer lifts; and of those
     * of the visit that the care team has cleared.
     */
    stops_raised: { type: 'array', items: { type: 'string' } },
    stops_cleared: { type: 'array', items: { type: 'string' } },
    /** The classes of the medicines, allergies and conditions that the account and the answers name. */
    medicine_classes: { type: 'array', items: { type: 'string' } },
  },
} as const satisfies JSONSchema;

/** POST /v2/intakes: starts a visit, or returns the patient's open visit of that template. */
export const createIntakeSchema = {
  title: 'CreateIntake',
  type: 'object',
  additionalProperties: false,
  required: ['templateId', 'userId'],
  properties: {
    templateId: objectId,
    userId: objectId,
    pharmacy_verification: { type: 'boolean' },
  },
} as const satisfies JSONSchema;

/** PUT /v2/intakes/{intakeId}/responses/{responseId}: saves one answer, based on the revision that the patient saw. */
export const saveResponseSchema = {
  title: 'SaveResponse',
  type: 'object',
  additionalProperties: false,
  required: ['value', 'revision'],
  properties: { value: answerSchema, revision: { type: 'integer', minimum: 0 } },
} as const satisfies JSONSchema;

/** The response to a saved answer. */
export const savedResponseSchema = {
  title: 'SavedResponse',
  type: 'object',
  additionalProperties: false,
  required: ['response', 'status'],
  properties: {
    response: intakeResponseSchema,
    status: intakeStatusSchema,
    /** The classes of the medicines, allergies and conditions that the account and the answers name by now, where the visit asks for medicines. */
    medicine_classes: { type: 'array', items: { type: 'string' } },
  },
} as const satisfies JSONSchema;

/**
 * PUT /v2/intakes/{intakeId}: attaches the patient's own subscriptions and orders to the visit. A visit has at most one
 * order.
 */
export const updateIntakeSchema = {
  title: 'UpdateIntake',
  type: 'object',
  additionalProperties: false,
  required: ['user_id', 'intake_id', 'update_fields'],
  properties: {
    user_id: objectId,
    intake_id: objectId,
    update_fields: {
      type: 'object',
      additionalProperties: false,
      minProperties: 1,
      properties: {
        subscriptions: { type: 'array', maxItems: 20, items: objectId },
        orders: { type: 'array', maxItems: 1, items: objectId },
      },
    },
  },
} as const satisfies JSONSchema;

/** POST /v2/intakes/{id}/complete. */
export const completeIntakeSchema = {
  title: 'CompleteIntake',
  type: 'object',
  additionalProperties: false,
  properties: {
    promo_code: { type: ['string', 'null'], maxLength: 20 },
    /** The priced items that the patient was shown. If the visit now has others, it is not completed. */
    products: { type: 'array', maxItems: 20, items: objectId },
    /**
     * The amount that the patient was shown, in cents of US dollars. If the amount is now different, nothing is
     * reserved.
     */
    amount: { type: 'integer', minimum: 0 },
  },
} as const satisfies JSONSchema;

export type Intake = FromSchema<typeof intakeSchema>;
export type IntakeResponse = FromSchema<typeof intakeResponseSchema>;
export type IntakeStatus = FromSchema<typeof intakeStatusSchema>;
export type CreateIntake = FromSchema<typeof createIntakeSchema>;
export type UpdateIntake = FromSchema<typeof updateIntakeSchema>;
export type CompleteIntake = FromSchema<typeof completeIntakeSchema>;
export type SaveResponse = FromSchema<typeof saveResponseSchema>;
export type SavedResponse = FromSchema<typeof savedResponseSchema>;
