import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { objectId } from '../../objectId.ts';
import { medicalProfileSchema } from '../medicalProfile.ts';
import { shippingInfoSchema } from '../shippingInfo.ts';
import { policySchema } from '../policy.ts';
import { count, countOrNull, flag, text, textOrNull, wholeObject } from './wholeObject.ts';

/** The account, with what stands beside it. */
export const copiedAccountSchema = wholeObject('CopiedAccount', {
  _id: objectId,
  created_at: text,
  email: text,
  email_verified_at: textOrNull,
  /** The address before it was changed, for as long as that can be undone. */
  former_email: {
    anyOf: [wholeObject('CopiedFormerEmail', { email: text, verified_at: text, kept_until: text }), { type: 'null' }],
  },
  first_name: text,
  last_name: text,
  sex: textOrNull,
  /** Inches. */
  height: countOrNull,
  /** Pounds. */
  weight: countOrNull,
  /** The height and the weight that the patient has confirmed, because they are unusual. */
  height_confirmed: countOrNull,
  weight_confirmed: countOrNull,
  /** MM-DD-YYYY */
  birthday: textOrNull,
  state: textOrNull,
  verified: flag,
  verification_status: text,
  mobile_number: textOrNull,
  mobile_verified: flag,
  /** The last code that was sent to a mobile number, without the code. */
  mobile_verification: {
    anyOf: [
      wholeObject('CopiedMobileVerification', { number: text, codes_sent: count, counted_since: text }),
      { type: 'null' },
    ],
  },
  notifications: wholeObject('CopiedPreferences', {
    email: flag,
    /** When text messages were agreed to; null where they are off. */
    sms_since: textOrNull,
    sms_stopped_at: textOrNull,
  }),
  waits_for_lab_note: flag,
  shipping_info: { anyOf: [shippingInfoSchema, { type: 'null' }] },
  card: {
    anyOf: [
      wholeObject('CopiedCard', { brand: text, last4: text, exp_month: count, exp_year: count }),
      { type: 'null' },
    ],
  },
  /** The codes of whoever has referred the patient. */
  referral: textOrNull,
  affiliate: textOrNull,
  /** Since when the social security number is kept, which no call answers; null where there is none. */
  social_security_number_since: textOrNull,
  /** Since when a login asks for a second step; null where it does not. */
  two_step_since: textOrNull,
  /** What the patient logs in with in place of a password, without the keys. */
  passkeys: {
    type: 'array',
    items: wholeObject('CopiedPasskey', { made_with: text, created_at: text, last_used_at: textOrNull }),
  },
  /** What the care team has turned on or off for the patient alone; null where it has not. */
  feature_flags: wholeObject('CopiedFeatureFlags', { labs2: { type: ['boolean', 'null'] } }),
  /** Where the patient stands on the mailing list. */
  mailing_list: {
    type: 'array',
    items: wholeObject('CopiedMailingTag', { name: text, status: text, updated_at: text }),
  },
}) satisfies JSONSchema;

/** The medical profile: all that is kept of it, and the lifestyle with its questions. */
export const copiedMedicalSchema = wholeObject('CopiedMedicalProfile', {
  history: medicalProfileSchema,
  lifestyle: {
    type: 'array',
    items: wholeObject('CopiedLifestyleAnswer', {
      question: text,
      answer: { type: 'array', items: text },
    }),
  },
}) satisfies JSONSchema;

/** A text that was agreed to. */
export const copiedAgreementSchema = wholeObject('CopiedAgreement', {
  policy: text,
  agreed_at: text,
  /** SHA-256 of the text. */
  digest: text,
  /** As it was shown; null where it was not kept. */
  text: { anyOf: [policySchema, { type: 'null' }] },
}) satisfies JSONSchema;

/** A photo. Its pixels are shown in the portal. */
export const copiedPhotoSchema = wholeObject('CopiedPhoto', {
  _id: objectId,
  /** `id_images`: the identity document; `profile_images`: the patient; `avatar`: the picture beside the name. */
  kind: { type: 'string', enum: ['id_images', 'profile_images', 'avatar'] },
  sent_at: text,
  bytes: count,
  width: count,
  height: count,
  /** Where it is seen. */
  see: text,
}) satisfies JSONSchema;

export type CopiedAccount = FromSchema<typeof copiedAccountSchema>;
export type CopiedMedical = FromSchema<typeof copiedMedicalSchema>;
export type CopiedAgreement = FromSchema<typeof copiedAgreementSchema>;
export type CopiedPhoto = FromSchema<typeof copiedPhotoSchema>;
