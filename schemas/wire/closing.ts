import type { JSONSchema } from 'json-schema-to-ts';
import { currentPassword, ownerProof } from './ownerProof.ts';

/** What a patient writes so that nobody closes an account by mistake. */
export const CONFIRMATION = 'CLOSE';

/**
 * POST /v2/users/{org}/{userId}/closing: closes the account, for whoever shows that it is theirs. While a visit is in review, or money is reserved, the error is
 * WrongIntakeState.
 */
export const closeAccountSchema = {
  title: 'CloseAccount',
  type: 'object',
  additionalProperties: false,
  required: ['current_password', 'confirmation'],
  properties: { ...ownerProof, confirmation: { const: CONFIRMATION } },
} as const satisfies JSONSchema;

/** POST /v2/users/{org}/{userId}/reopening: opens a closed account again, with the token of the mailed link. */
export const reopenAccountSchema = {
  title: 'ReopenAccount',
  type: 'object',
  additionalProperties: false,
  required: ['token', 'current_password'],
  properties: { token: { type: 'string', minLength: 1, maxLength: 128 }, current_password: currentPassword },
} as const satisfies JSONSchema;
