import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { userSchema } from './user.ts';

/** Whether the session lasts 30 days on this device without being used; otherwise it ends soon. */
export const staySignedIn = { type: 'boolean' } as const;

/** Credentials of POST /login/{org}. */
export const loginSchema = {
  title: 'Login',
  type: 'object',
  additionalProperties: false,
  required: ['email', 'password'],
  properties: {
    email: { type: 'string', minLength: 4, maxLength: 254 },
    password: { type: 'string', minLength: 1, maxLength: 200 },
    stay_signed_in: staySignedIn,
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
  required: ['token', 'expires_in', 'ends_in', 'user'],
  properties: {
    token: { type: 'string' },
    expires_in: { type: 'integer' },
    /** Seconds until the session ends unless the patient uses it. */
    ends_in: { type: 'integer' },
    user: userSchema,
  },
} as const satisfies JSONSchema;

/** POST /v2/session/refresh, which may come without a body. */
export const renewalSchema = {
  title: 'Renewal',
  type: ['object', 'null'],
  additionalProperties: false,
  properties: {
    /** Whether the patient has done anything since the session was renewed last; its end is put off only then. */
    used: { type: 'boolean' },
  },
} as const satisfies JSONSchema;

export type Login = FromSchema<typeof loginSchema>;
export type Session = FromSchema<typeof sessionSchema>;
