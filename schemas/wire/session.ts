import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { userSchema } from './user.ts';

/** Credentials of POST /login/{org}. */
export const loginSchema = {
  title: 'Login',
  type: 'object',
  additionalProperties: false,
  required: ['email', 'password'],
  properties: {
    email: { type: 'string', minLength: 4, maxLength: 254 },
    password: { type: 'string', minLength: 1, maxLength: 200 },
  },
} as const satisfies JSONSchema;

/**
 * A session: an access token for memory only, the seconds until it expires, and its patient. The refresh token is a
 * cookie.
 */
export const sessionSchema = {
  title: 'Session',
  type: 'object',
  additionalProperties: false,
  required: ['token', 'expires_in', 'user'],
  properties: {
    token: { type: 'string' },
    expires_in: { type: 'integer' },
    user: userSchema,
  },
} as const satisfies JSONSchema;

export type Login = FromSchema<typeof loginSchema>;
export type Session = FromSchema<typeof sessionSchema>;
