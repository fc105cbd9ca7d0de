import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

/** POST /users/{org}/{userId}/send-mobile-verification. */
export const sendMobileVerificationSchema = {
  title: 'SendMobileVerification',
  type: 'object',
  additionalProperties: false,
  required: ['number'],
  /** A US mobile number, as the patient typed it. */
  properties: { number: { type: 'string', maxLength: 40 } },
} as const satisfies JSONSchema;

/** The response after a code was sent. */
export const sentMobileVerificationSchema = {
  title: 'SentMobileVerification',
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

/** POST /users/{org}/{userId}/mobile-verify; the response is the user. */
export const mobileVerifySchema = {
  title: 'MobileVerify',
  type: 'object',
  additionalProperties: false,
  required: ['verification_code'],
  properties: { verification_code: { type: 'string', pattern: '^\\d{5}$' } },
} as const satisfies JSONSchema;

export type SentMobileVerification = FromSchema<typeof sentMobileVerificationSchema>;
