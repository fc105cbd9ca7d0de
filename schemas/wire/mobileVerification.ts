import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

/** POST /users/{org}/{userId}/send-mobile-verification. */
export const sendMobileVerificationSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['number'],
  /** A mobile number of the United States, as it was typed. */
  properties: { number: { type: 'string', maxLength: 40 } },
} as const satisfies JSONSchema;

/** What is said of a code that was sent. */
export const sentMobileVerificationSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['number', 'expires_at'],
  properties: {
    /** Ten digits. */
    number: { type: 'string' },
    /** ISO 8601. */
    expires_at: { type: 'string' },
  },
} as const satisfies JSONSchema;

/** POST /users/{org}/{userId}/mobile-verify; it is answered with the user. */
export const mobileVerifySchema = {
  type: 'object',
  additionalProperties: false,
  required: ['verification_code'],
  properties: { verification_code: { type: 'string', pattern: '^\\d{5}$' } },
} as const satisfies JSONSchema;

export type SentMobileVerification = FromSchema<typeof sentMobileVerificationSchema>;
