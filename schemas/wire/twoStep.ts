import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { secondStepCode as code } from './ownerProof.ts';
import { sessionSchema, staySignedIn } from './session.ts';

/**
 * What a login answers in place of a session where the patient has a second step: with a code, the ticket begins a session,
 * once, within so many seconds. It is for memory only.
 */
const secondStepSchema = {
  title: 'SecondStep',
  type: 'object',
  additionalProperties: false,
  required: ['ticket', 'ticket_expires_in'],
  properties: { ticket: { type: 'string' }, ticket_expires_in: { type: 'integer' } },
} as const satisfies JSONSchema;

/** The answer to the first step of a login. */
export const loginAnswerSchema = {
  title: 'LoginAnswer',
  anyOf: [sessionSchema, secondStepSchema],
} as const satisfies JSONSchema;

/** POST /login/{org}/second-step: logs in with the ticket of the first step. A wrong code gives CodeIncorrect. */
export const secondStepCodeSchema = {
  title: 'SecondStepCode',
  type: 'object',
  additionalProperties: false,
  required: ['ticket', 'code'],
  properties: {
    ticket: { type: 'string', minLength: 1, maxLength: 200 },
    code,
    stay_signed_in: staySignedIn,
    /** Whether logins on this device ask for no second step for 30 days. */
    trust_device: { type: 'boolean' },
  },
} as const satisfies JSONSchema;

/** GET /v2/users/{org}/{userId}/two-step: whether a second step is asked for when the patient logs in. */
export const twoStepSchema = {
  title: 'TwoStep',
  type: 'object',
  additionalProperties: false,
  required: ['on_since', 'recovery_codes', 'off_from'],
  properties: {
    /** ISO 8601; null where it is off. */
    on_since: { anyOf: [{ type: 'string' }, { type: 'null' }] },
    /** How many recovery codes were not used yet. */
    recovery_codes: { type: 'integer' },
    /** From when on it is turned off, because app and recovery codes are said to be lost. ISO 8601; null where they are not. */
    off_from: { anyOf: [{ type: 'string' }, { type: 'null' }] },
  },
} as const satisfies JSONSchema;

/** POST /v2/users/{org}/{userId}/two-step/secret: the secret for an authenticator app, in base32 and as the address that a QR code holds. It serves for 10 minutes. */
export const twoStepSecretSchema = {
  title: 'TwoStepSecret',
  type: 'object',
  additionalProperties: false,
  required: ['secret', 'uri'],
  properties: { secret: { type: 'string' }, uri: { type: 'string' } },
} as const satisfies JSONSchema;

/** PUT /v2/users/{org}/{userId}/two-step: turns it on with the first code of the app. */
export const twoStepCodeSchema = {
  title: 'TwoStepCode',
  type: 'object',
  additionalProperties: false,
  required: ['code'],
  properties: { code },
} as const satisfies JSONSchema;

/** Ten codes, each of which stands once for a code of the app. They are told this once. */
export const recoveryCodesSchema = {
  title: 'RecoveryCodes',
  type: 'object',
  additionalProperties: false,
  required: ['codes'],
  properties: { codes: { type: 'array', items: { type: 'string' } } },
} as const satisfies JSONSchema;

/** POST /login/{org}/second-step/lost: the ticket of a first step that was taken by password. */
export const lostStepTicketSchema = {
  title: 'LostStepTicket',
  type: 'object',
  additionalProperties: false,
  required: ['ticket'],
  properties: { ticket: { type: 'string', minLength: 1, maxLength: 200 } },
} as const satisfies JSONSchema;

/** POST /v2/users/{org}/{userId}/lost-step, and lost-step-stop: the token of a mailed link. */
export const lostStepTokenSchema = {
  title: 'LostStepToken',
  type: 'object',
  additionalProperties: false,
  required: ['token'],
  properties: { token: { type: 'string', minLength: 1, maxLength: 128 } },
} as const satisfies JSONSchema;

/** From when on the password alone is enough. ISO 8601; null where a link was mailed that begins it. */
export const lostStepSchema = {
  title: 'LostStep',
  type: 'object',
  additionalProperties: false,
  required: ['off_from'],
  properties: { off_from: { anyOf: [{ type: 'string' }, { type: 'null' }] } },
} as const satisfies JSONSchema;

export type LostStep = FromSchema<typeof lostStepSchema>;
export type LoginAnswer = FromSchema<typeof loginAnswerSchema>;
export type SecondStep = FromSchema<typeof secondStepSchema>;
export type SecondStepCode = FromSchema<typeof secondStepCodeSchema>;
export type TwoStep = FromSchema<typeof twoStepSchema>;
export type TwoStepSecret = FromSchema<typeof twoStepSecretSchema>;
export type RecoveryCodeList = FromSchema<typeof recoveryCodesSchema>;
