import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { Intake, IntakeResponse } from './wire/intake.ts';
import type { Lifestyle } from './wire/lifestyle.ts';
import type { Draft } from './wire/messages/conversation.ts';
import type { User } from './wire/user.ts';

/** Every error code of the backend. Screens branch on these, never on texts. */
const problemCodes = [
  'InvalidCredentials',
  'EmailAlreadyExists',
  'LinkInvalid',
  'TokenExpired',
  'Unauthorized',
  'Forbidden',
  'NotFound',
  'InvalidRequest',
  'InvalidAnswer',
  'StepNotRelevant',
  'QuestionRetired',
  'RevisionConflict',
  'IdempotencyConflict',
  'OrderChanged',
  'AlreadySubscribed',
  'AlreadyOrdered',
  'WrongIntakeState',
  'VisitStopped',
  'IntakeIncomplete',
  'ProductUnavailable',
  'DoseUnavailable',
  'CouponInvalid',
  'CardInvalid',
  'CardDeclined',
  'PaymentMethodMissing',
  'PaymentUnavailable',
  'InvalidPhone',
  'CodeIncorrect',
  'CodeExpired',
  'TooManyCodes',
  'SmsUnavailable',
  'FileSizeLimitError',
  'InvalidImage',
  'InvalidFile',
  'InvalidLabState',
  'AccountLocked',
  'LoginExpired',
  'LostStepUnavailable',
  'SecondStepRequired',
  'PasskeyRefused',
  'TooManyRequests',
  'PayloadTooLarge',
  'UnsupportedMediaType',
  'WrongSubscriptionState',
  'InvalidDate',
  'SlotTaken',
  'AppointmentOver',
  'SchedulingUnavailable',
  'MailingListUnavailable',
  'ServiceUnavailable',
  'ServerError',
] as const;

/** One refused field: its name, a code and a text for the patient. */
const problemFieldSchema = {
  title: 'ProblemField',
  type: 'object',
  additionalProperties: false,
  required: ['field', 'code', 'message'],
  properties: {
    field: { type: 'string' },
    code: { type: 'string' },
    message: { type: 'string' },
  },
} as const satisfies JSONSchema;

/** The state of the patient's money when a purchase failed; `unknown` if the backend could not find out. */
const moneyStates = ['not_charged', 'authorized', 'charged', 'unknown'] as const;

/** The shape of every error response. `text` is for people who read logs, `message` for patients. */
export const problemSchema = {
  title: 'Problem',
  type: 'object',
  additionalProperties: false,
  required: ['status', 'code', 'text', 'message', 'fields'],
  properties: {
    status: { type: 'integer', minimum: 400, maximum: 599 },
    code: { type: 'string', enum: problemCodes },
    text: { type: 'string' },
    message: { type: 'string' },
    fields: { type: 'array', items: problemFieldSchema },
    money: { type: 'string', enum: moneyStates },
    /** What the server holds, by code as in `ProblemCurrent`. */
    current: { type: 'object', additionalProperties: true },
    /** With SlotTaken: the nearest free moments, ISO 8601. */
    alternatives: { type: 'array', items: { type: 'string' } },
  },
} as const satisfies JSONSchema;

/** What an order comes to now, in cents. */
const orderTotalSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['amount'],
  properties: { amount: { type: 'integer' } },
} as const satisfies JSONSchema;

/** What a RevisionConflict can be about, by name: each as it is stored. */
export interface Stored {
  /** The answer of a question of a visit, of which another was saved. */
  readonly response: IntakeResponse;
  /** The visit to be completed, whose products are not those that the patient was shown. */
  readonly visit: Intake;
  /** The account, of which something else was saved. */
  readonly user: User;
  /** The lifestyle answers; they have the revision of the account. */
  readonly lifestyle: Lifestyle;
  /** What the patient has begun to write to the care team. */
  readonly draft: Draft;
}

/** What `current` of a problem holds, by its code; a problem of another code has none. */
export interface ProblemCurrent {
  readonly RevisionConflict: Stored[keyof Stored];
  /** Missing where the order is for something else and not for another amount. */
  readonly OrderChanged: FromSchema<typeof orderTotalSchema>;
}

export type Problem = FromSchema<typeof problemSchema>;
export type ProblemCode = (typeof problemCodes)[number];
export type MoneyState = (typeof moneyStates)[number];
export type ProblemField = Problem['fields'][number];
