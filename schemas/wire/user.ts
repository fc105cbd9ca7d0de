import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { objectId } from '../objectId.ts';
import { patientSourceSchema } from '../patientSource.ts';
import { medicalHistorySchema, medicalProfileSchema } from './medicalProfile.ts';
import { shippingInfoSchema } from './shippingInfo.ts';

const editable = {
  first_name: { type: 'string', minLength: 1, maxLength: 35 },
  last_name: { type: 'string', minLength: 1, maxLength: 35 },
  sex: { type: ['string', 'null'], enum: ['female', 'male', 'other', null] },
  /** Total inches. */
  height: { type: ['integer', 'null'] },
  /** Pounds. */
  weight: { type: ['integer', 'null'] },
  /** The height and the weight that the patient has confirmed, because they are unusual. */
  height_confirmed: { type: ['integer', 'null'] },
  weight_confirmed: { type: ['integer', 'null'] },
  /** MM-DD-YYYY. */
  birthday: { type: ['string', 'null'] },
  /** Abbreviation of the home state. */
  state: { type: ['string', 'null'] },
  /** Ten digits. */
  mobile_number: { type: ['string', 'null'], maxLength: 40 },
  /** Whether lab results wait for the provider's note. Critical ones never do. */
  waits_for_lab_note: { type: 'boolean' },
} as const;

/** How the patient is told of what is in the portal anyway; what concerns security, money and law comes by mail always. */
const preferences = { email: { type: 'boolean' }, sms: { type: 'boolean' } } as const;

/** A patient's own account, as the portal sees it. */
export const userSchema = {
  title: 'User',
  type: 'object',
  additionalProperties: false,
  required: [
    '_id',
    'organization',
    'email',
    'email_verified',
    'first_name',
    'last_name',
    'sex',
    'height',
    'weight',
    'height_confirmed',
    'weight_confirmed',
    'birthday',
    'state',
    'verified',
    'mobile_verified',
    'verificationStatus',
    'medical_profile',
    'mobile_number',
    'waits_for_lab_note',
    'notifications',
    'shipping_info',
    'analytics_traits',
    'stripe_id',
    'stripe_profile',
    'has_card_source',
    'membership',
    'mailchimp_id',
    'feature_flags',
    'image',
    'appointment_counts',
    'intakes',
    'complete_intake',
    'requires_intake',
    'revision',
  ],
  properties: {
    ...editable,
    medical_profile: medicalProfileSchema,
    /** The classes of the medicines, allergies and conditions that the medical profile names; left out where nobody has asked yet. */
    medicine_classes: { type: 'array', items: { type: 'string' } },
    shipping_info: { anyOf: [shippingInfoSchema, { type: 'null' }] },
    _id: objectId,
    organization: objectId,
    email: { type: 'string' },
    /** Whether a mailed link has shown that the patient reads what is sent to the address. */
    email_verified: { type: 'boolean' },
    verified: { type: 'boolean' },
    mobile_verified: { type: 'boolean' },
    /** `sms` belongs to the verified number: it ends where the number changes. */
    notifications: {
      type: 'object',
      additionalProperties: false,
      required: ['email', 'sms'],
      properties: preferences,
    },
    verificationStatus: {
      type: 'string',
      enum: ['not_started', 'outdated', 'rejected', 'pending', 'completed'],
    },
    /** What analytics may know of the patient: the links that they came by first, and never anything of their health. */
    analytics_traits: patientSourceSchema,
    /** The customer id at the payment provider; null before the first card. */
    stripe_id: { type: ['string', 'null'] },
    stripe_profile: {
      type: 'object',
      additionalProperties: false,
      required: ['stripe_customer'],
      properties: {
        stripe_customer: {
          type: 'object',
          additionalProperties: false,
          required: ['default_source'],
          properties: { default_source: { type: ['string', 'null'] } },
        },
      },
    },
    has_card_source: { type: 'boolean' },
    /** The membership that the patient has joined. */
    membership: { anyOf: [objectId, { type: 'null' }] },
    /** The patient's id on the mailing list; null if there is none. */
    mailchimp_id: { type: ['string', 'null'] },
    /** What is shown to the patient and not to everybody: not for patients to set. */
    feature_flags: {
      type: 'object',
      additionalProperties: false,
      required: ['labs2'],
      properties: {
        /** The pages of laboratory results. */
        labs2: { type: 'boolean' },
      },
    },
    /**
     * The images for identity verification, and the picture that stands for the patient in the portal. Their URLs are
     * signed and valid for a short time.
     */
    image: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'profile', 'avatar'],
      properties: {
        avatar: {
          anyOf: [
            {
              type: 'object',
              additionalProperties: false,
              required: ['avatar_url'],
              properties: { avatar_url: { type: 'string' } },
            },
            { type: 'null' },
          ],
        },
        id: {
          anyOf: [
            {
              type: 'object',
              additionalProperties: false,
              required: ['id_url'],
              properties: { id_url: { type: 'string' } },
            },
            { type: 'null' },
          ],
        },
        profile: {
          anyOf: [
            {
              type: 'object',
              additionalProperties: false,
              required: ['profile_url', 'date_uploaded'],
              properties: { profile_url: { type: 'string' }, date_uploaded: { type: 'string' } },
            },
            { type: 'null' },
          ],
        },
      },
    },
    /** The number of future appointments that are not canceled: all of them, and those that verify the account. */
    appointment_counts: {
      type: 'object',
      additionalProperties: false,
      required: ['upcoming', 'user_verification'],
      properties: { upcoming: { type: 'integer' }, user_verification: { type: 'integer' } },
    },
    /** The patient's visits, newest first. */
    intakes: { type: 'array', items: objectId },
    /** Whether the patient has completed a visit. */
    complete_intake: { type: 'boolean' },
    /** Whether the patient has completed none, and has none to go on with. */
    requires_intake: { type: 'boolean' },
    /** Incremented by each change of the profile or the medical profile. */
    revision: { type: 'integer' },
  },
} as const satisfies JSONSchema;

/**
 * The changes that a patient may make to the account; anything else is refused. `revision` is the one that the change
 * is based on; an outdated one gives RevisionConflict with the current user.
 */
export const userUpdateSchema = {
  title: 'UserUpdate',
  type: 'object',
  additionalProperties: false,
  minProperties: 1,
  properties: {
    ...editable,
    medical_profile: medicalHistorySchema,
    /** Merged into the stored address: missing fields stay unchanged. */
    shipping_info: shippingInfoSchema,
    /** Merged, too; refused where the mobile number is not verified. */
    notifications: { type: 'object', additionalProperties: false, properties: preferences },
    _id: objectId,
    revision: { type: 'integer' },
  },
} as const satisfies JSONSchema;

export type User = FromSchema<typeof userSchema>;
export type UserUpdate = FromSchema<typeof userUpdateSchema>;
