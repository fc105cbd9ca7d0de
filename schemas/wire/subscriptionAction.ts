import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

/** A text that is not blank. */
const reason = { type: 'string', minLength: 1, maxLength: 600, pattern: '\\S' } as const;

/** POST /v2/subscriptions/{id}/pause */
export const pauseSubscriptionSchema = {
  title: 'PauseSubscription',
  type: 'object',
  additionalProperties: false,
  required: ['pause_reason'],
  properties: { pause_reason: reason },
} as const satisfies JSONSchema;

/** POST /v2/subscriptions/{id}/resume: now, or when the paid period ends. */
export const resumeSubscriptionSchema = {
  title: 'ResumeSubscription',
  type: 'object',
  additionalProperties: false,
  required: ['shipNow'],
  properties: { shipNow: { type: 'boolean' } },
} as const satisfies JSONSchema;

/** POST /v2/subscriptions/{id}/pay: the amount that the patient was shown, in cents. If another is owed, the error is OrderChanged. */
export const paySubscriptionSchema = {
  title: 'PaySubscription',
  type: 'object',
  additionalProperties: false,
  required: ['amount'],
  properties: { amount: { type: 'integer', minimum: 1 } },
} as const satisfies JSONSchema;

/** POST /v2/subscriptions/{id}/cancel */
export const cancelSubscriptionSchema = {
  title: 'CancelSubscription',
  type: 'object',
  additionalProperties: false,
  required: ['cancel_reason'],
  properties: { cancel_reason: reason },
} as const satisfies JSONSchema;

/** POST /v2/subscriptions/{id}/reschedule: seconds since 1970. */
export const rescheduleSubscriptionSchema = {
  title: 'RescheduleSubscription',
  type: 'object',
  additionalProperties: false,
  required: ['new_time'],
  properties: { new_time: { type: 'integer', minimum: 0, maximum: 4_102_444_800 } },
} as const satisfies JSONSchema;

/** POST /v2/subscriptions/{id}/cancellation-info: counts a booked consultation as an attempt, if it qualifies. */
export const cancellationInfoSchema = {
  title: 'CancellationInfo',
  type: 'object',
  additionalProperties: false,
  required: ['incrementCancellationAttempt'],
  properties: { incrementCancellationAttempt: { type: 'boolean' } },
} as const satisfies JSONSchema;

/** POST /v2/subscriptions/{id}/request-prescription-change */
export const prescriptionChangeSchema = {
  title: 'PrescriptionChange',
  type: 'object',
  additionalProperties: false,
  required: ['requestType'],
  properties: {
    requestType: { type: 'string', enum: ['RaiseDosage', 'LowerDosage', 'Other'] },
    comment: { type: 'string', maxLength: 1000 },
  },
} as const satisfies JSONSchema;

export type PauseSubscription = FromSchema<typeof pauseSubscriptionSchema>;
export type ResumeSubscription = FromSchema<typeof resumeSubscriptionSchema>;
export type PaySubscription = FromSchema<typeof paySubscriptionSchema>;
export type CancelSubscription = FromSchema<typeof cancelSubscriptionSchema>;
export type RescheduleSubscription = FromSchema<typeof rescheduleSubscriptionSchema>;
export type CancellationInfo = FromSchema<typeof cancellationInfoSchema>;
export type PrescriptionChange = FromSchema<typeof prescriptionChangeSchema>;
