import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { passkeyAssertionSchema } from './passkey.ts';

/** A password that is compared with the stored one: whatever was accepted once may be sent. */
export const currentPassword = { type: 'string', minLength: 1, maxLength: 200 } as const;

/** A code of an authenticator app, or a recovery code; spaces and dashes do not matter. */
export const secondStepCode = { type: 'string', minLength: 1, maxLength: 64 } as const;

/**
 * What shows once more whose account it is, as properties of a body: the password and, where the patient has a second step,
 * a code or a passkey. A wrong one of the first two gives InvalidAnswer at its field, and one that is not there
 * SecondStepRequired.
 */
export const ownerProof = {
  current_password: currentPassword,
  code: secondStepCode,
  passkey: passkeyAssertionSchema,
} as const;

/** A body that is nothing but the proof. */
export const ownerProofSchema = {
  title: 'OwnerProof',
  type: 'object',
  additionalProperties: false,
  required: ['current_password'],
  properties: ownerProof,
} as const satisfies JSONSchema;

export type OwnerProof = FromSchema<typeof ownerProofSchema>;
