import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { objectId } from '../objectId.ts';

/** A password as a patient may choose one: 6 to 49 characters. */
const chosenPassword = { type: 'string', minLength: 6, maxLength: 49 } as const;

/** What is tidied before it is measured: a name has 2 to 35 characters then, an email address 4 to 254. */
const typed = { type: 'string', maxLength: 500 } as const;

/** POST /v2/users: a new account. Answered with a session, as a login is. */
export const signupSchema = {
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
  },
} as const satisfies JSONSchema;

/** POST /reset/{org}/password-reset-request: asks for a mail with a link. */
export const passwordResetRequestSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['email_address'],
  properties: { email_address: { type: 'string', minLength: 4, maxLength: 254 } },
} as const satisfies JSONSchema;

/** PUT /users/{org}/{userId}/reset-password-token: the new password, under the token of the mailed link. */
export const newPasswordSchema = {
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

/** POST /login/{org}/token: a login by the token of a mailed link, which is spent by it. */
export const loginTokenSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['token'],
  properties: { token: { type: 'string', minLength: 1, maxLength: 128 } },
} as const satisfies JSONSchema;

export type Signup = FromSchema<typeof signupSchema>;
export type NewPassword = FromSchema<typeof newPasswordSchema>;
