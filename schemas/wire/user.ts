import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { objectId } from '../objectId.ts';
import { medicalProfileSchema } from './medicalProfile.ts';

const editable = {
  first_name: { type: 'string', minLength: 1, maxLength: 35 },
  last_name: { type: 'string', minLength: 1, maxLength: 35 },
  sex: { type: ['string', 'null'], enum: ['female', 'male', 'other', null] },
  /** Total inches. */
  height: { type: ['integer', 'null'] },
  /** Pounds. */
  weight: { type: ['integer', 'null'] },
  /** MM-DD-YYYY. */
  birthday: { type: ['string', 'null'] },
  /** Abbreviation of the home state. */
  state: { type: ['string', 'null'] },
  medical_profile: medicalProfileSchema,
} as const;

/** A patient as the portal sees its own account. */
export const userSchema = {
  type: 'object',
  additionalProperties: false,
  required: [
    '_id',
    'organization',
    'email',
    'first_name',
    'last_name',
    'sex',
    'height',
    'weight',
    'birthday',
    'state',
    'verified',
    'mobile_verified',
    'verificationStatus',
    'medical_profile',
    'revision',
  ],
  properties: {
    ...editable,
    _id: objectId,
    organization: objectId,
    email: { type: 'string' },
    verified: { type: 'boolean' },
    mobile_number: { type: ['string', 'null'] },
    mobile_verified: { type: 'boolean' },
    verificationStatus: {
      type: 'string',
      enum: ['not_started', 'outdated', 'rejected', 'pending', 'completed'],
    },
    /** Grows with each change of the profile or the medical profile. */
    revision: { type: 'integer' },
  },
} as const satisfies JSONSchema;

/**
 * What a patient may change about the account; anything else is refused.
 * `revision` is the one the change was made on; a stale one is answered with RevisionConflict and the current user.
 */
export const userUpdateSchema = {
  type: 'object',
  additionalProperties: false,
  minProperties: 1,
  properties: { ...editable, _id: objectId, revision: { type: 'integer' } },
} as const satisfies JSONSchema;

export type User = FromSchema<typeof userSchema>;
export type UserUpdate = FromSchema<typeof userUpdateSchema>;
