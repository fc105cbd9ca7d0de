import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { objectId } from '../objectId.ts';
import { staySignedIn } from './session.ts';

/** Bytes in base64url. @param most characters */
const bytes = (most: number) => ({ type: 'string', pattern: '^[A-Za-z0-9_-]*$', maxLength: most }) as const;

const passkeySchema = {
  title: 'Passkey',
  type: 'object',
  additionalProperties: false,
  required: ['_id', 'device', 'created_at', 'last_used_at'],
  properties: {
    _id: objectId,
    /** Words for the browser that it was made with: 'Chrome on Windows'. */
    device: { type: 'string' },
    /** ISO 8601. */
    created_at: { type: 'string' },
    /** ISO 8601; null where nobody has logged in with it. */
    last_used_at: { anyOf: [{ type: 'string' }, { type: 'null' }] },
  },
} as const satisfies JSONSchema;

/** GET /v2/users/{org}/{userId}/passkeys: the passkeys of the patient, the newest first. */
export const passkeysSchema = {
  title: 'Passkeys',
  type: 'object',
  additionalProperties: false,
  required: ['passkeys'],
  properties: { passkeys: { type: 'array', items: passkeySchema } },
} as const satisfies JSONSchema;

/** POST .../passkeys/challenge: what a browser makes a passkey with, within 5 minutes. */
export const passkeyBeginningSchema = {
  title: 'PasskeyBeginning',
  type: 'object',
  additionalProperties: false,
  required: ['challenge', 'rp_id', 'rp_name', 'user_handle', 'user_name', 'known'],
  properties: {
    challenge: bytes(64),
    rp_id: { type: 'string' },
    rp_name: { type: 'string' },
    user_handle: bytes(64),
    user_name: { type: 'string' },
    /** Ids of passkeys that the patient has, so that no device makes a second one. */
    known: { type: 'array', items: bytes(1400) },
  },
} as const satisfies JSONSchema;

/** POST /v2/users/{org}/{userId}/passkeys: what a browser answers that has made a passkey. */
export const passkeyAttestationSchema = {
  title: 'PasskeyAttestation',
  type: 'object',
  additionalProperties: false,
  required: ['id', 'client_data', 'attestation'],
  properties: { id: bytes(1400), client_data: bytes(4000), attestation: bytes(16_000) },
} as const satisfies JSONSchema;

/** What a browser logs in with, within 5 minutes. */
export const passkeyChallengeSchema = {
  title: 'PasskeyChallenge',
  type: 'object',
  additionalProperties: false,
  required: ['challenge', 'rp_id'],
  properties: { challenge: bytes(64), rp_id: { type: 'string' } },
} as const satisfies JSONSchema;

/** What a browser answers with a passkey. */
export const passkeyAssertionSchema = {
  title: 'PasskeyAssertion',
  type: 'object',
  additionalProperties: false,
  required: ['id', 'client_data', 'authenticator_data', 'signature'],
  properties: { id: bytes(1400), client_data: bytes(4000), authenticator_data: bytes(4000), signature: bytes(4000) },
} as const satisfies JSONSchema;

/** POST .../passkeys/proof: what a passkey of the patient signs beside the password, within 5 minutes. */
export const ownerChallengeSchema = {
  title: 'OwnerChallenge',
  type: 'object',
  additionalProperties: false,
  required: ['challenge', 'rp_id', 'known'],
  properties: {
    challenge: bytes(64),
    rp_id: { type: 'string' },
    /** Ids of the passkeys that the patient has. */
    known: { type: 'array', items: bytes(1400) },
  },
} as const satisfies JSONSchema;

/** POST /login/{org}/passkey: logs in with a passkey, which stands for both steps. */
export const passkeyLoginSchema = {
  ...passkeyAssertionSchema,
  title: 'PasskeyLogin',
  properties: { ...passkeyAssertionSchema.properties, stay_signed_in: staySignedIn },
} as const satisfies JSONSchema;

export type Passkey = FromSchema<typeof passkeySchema>;
export type Passkeys = FromSchema<typeof passkeysSchema>;
export type PasskeyBeginning = FromSchema<typeof passkeyBeginningSchema>;
export type PasskeyChallenge = FromSchema<typeof passkeyChallengeSchema>;
export type OwnerChallenge = FromSchema<typeof ownerChallengeSchema>;
export type PasskeyAttestation = FromSchema<typeof passkeyAttestationSchema>;
export type PasskeyAssertion = FromSchema<typeof passkeyAssertionSchema>;
