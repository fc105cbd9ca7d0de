import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { objectId } from '../objectId.ts';
import { patientSourceSchema } from '../patientSource.ts';
import { ownerProof } from './ownerProof.ts';

/** A new password: 6 to 49 characters. */
const chosenPassword = { type: 'string', minLength: 6, maxLength: 49 } as const;

/** Typed text, trimmed before its length is checked: then a name has 2 to 35 characters, an email address 4 to 254. */
const typed = { type: 'string', maxLength: 500 } as const;

/** POST /v2/users: creates an account. The response is a session, as for a login. */
export const signupSchema = {
  title: 'Signup',
  type: 'object',
  additionalProperties: false,
  required: ['first_name', 'last_name', 'email', 'password', 'terms'],
  properties: {
    first_name: typed,
    last_name: typed,
    email: typed,
    password: chosenPassword,
    /** The patient has agreed to the organization's terms. */
    terms: { const: true },
    ...patientSourceSchema.properties,
  },
} as const satisfies JSONSchema;

/** POST /reset/{org}/password-reset-request: requests a mail with a reset link. */
export const passwordResetRequestSchema = {
  title: 'PasswordResetRequest',
  type: 'object',
  additionalProperties: false,
  required: ['email_address'],
  properties: { email_address: { type: 'string', minLength: 4, maxLength: 254 } },
} as const satisfies JSONSchema;

/** PUT /users/{org}/{userId}/reset-password-token: sets a new password with the token from a mailed link. */
export const newPasswordSchema = {
  title: 'NewPassword',
  type: 'object',
  additionalProperties: false,
  required: ['new_password', 'confirm_password', 'reset_token', 'user_id', 'organization'],
  properties: {
    new_password: chosenPassword,
    confirm_password: chosenPassword,
    reset_token: { type: 'string', minLength: 1, maxLength: 128 },
    user_id: objectId,
    organization: objectId,
  },
} as const satisfies JSONSchema;

/** POST /login/{org}/token: logs in with the token from a mailed link. The token works only once. */
export const loginTokenSchema = {
  title: 'LoginToken',
  type: 'object',
  additionalProperties: false,
  required: ['token'],
  properties: { token: { type: 'string', minLength: 1, maxLength: 128 } },
} as const satisfies JSONSchema;

/** POST /v2/users/{org}/{userId}/email-verification: verifies the address with the token from a mailed link. */
export const emailVerificationSchema = {
  title: 'EmailVerification',
  type: 'object',
  additionalProperties: false,
  required: ['token'],
  properties: { token: { type: 'string', minLength: 1, maxLength: 128 } },
} as const satisfies JSONSchema;

/** PUT /v2/users/{org}/{userId}/email: changes the address, for whoever shows that the account is theirs. */
export const emailChangeSchema = {
  title: 'EmailChange',
  type: 'object',
  additionalProperties: false,
  required: ['email', 'current_password'],
  properties: { ...ownerProof, email: typed },
} as const satisfies JSONSchema;

/** POST /v2/users/{org}/{userId}/email-undo: gives the account its former address back. */
export const emailUndoSchema = {
  title: 'EmailUndo',
  type: 'object',
  additionalProperties: false,
  required: ['token'],
  properties: { token: { type: 'string', minLength: 1, maxLength: 128 } },
} as const satisfies JSONSchema;

/**
 * PUT /v2/users/{org}/{userId}/password: changes the password, for whoever shows that the account is theirs. What is wrong
 * with the new one gives InvalidAnswer.
 */
export const passwordChangeSchema = {
  title: 'PasswordChange',
  type: 'object',
  additionalProperties: false,
  required: ['current_password', 'new_password'],
  properties: { ...ownerProof, new_password: { type: 'string', maxLength: 200 } },
} as const satisfies JSONSchema;

export type EmailChange = FromSchema<typeof emailChangeSchema>;
export type PasswordChange = FromSchema<typeof passwordChangeSchema>;
export type Signup = FromSchema<typeof signupSchema>;
export type NewPassword = FromSchema<typeof newPasswordSchema>;
