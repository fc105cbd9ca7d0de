import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Card } from '#schemas/wire/card.ts';
import type { MedicalProfile } from '#schemas/wire/medicalProfile.ts';
import type { ShippingInfo } from '#schemas/wire/shippingInfo.ts';
import type { User } from '#schemas/wire/user.ts';
import { moment } from './moment.ts';

/** Patients. `demo` marks those that the seed brought. */
export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    organization: text('organization').notNull(),
    email: text('email').notNull(),
    /** When a mailed link showed that the patient reads what is sent to the address. */
    emailVerifiedAt: moment('email_verified_at'),
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    sex: text('sex').$type<User['sex']>(),
    height: integer('height'),
    weight: integer('weight'),
    /** The height and the weight that the patient has confirmed, because they are unusual. */
    heightConfirmed: integer('height_confirmed'),
    weightConfirmed: integer('weight_confirmed'),
    birthday: text('birthday'),
    state: text('state'),
    verified: boolean('verified').notNull().default(false),
    mobileNumber: text('mobile_number'),
    mobileVerified: boolean('mobile_verified').notNull().default(false),
    /** Whether mails tell of what is in the portal anyway. */
    emailNotifications: boolean('email_notifications').notNull().default(true),
    /** Whether results are shown only with a provider's note, or when the patient asks. It never holds back a critical one. */
    waitsForLabNote: boolean('waits_for_lab_note').notNull().default(false),
    /** When the patient agreed to text messages to the verified number; null where they are off. */
    smsSince: moment('sms_since'),
    /** When the patient ended them by a text message, by which they can be begun again, too. */
    smsStoppedAt: moment('sms_stopped_at'),
    /** How many notifications were told by text message in a month, such as 2026-06. */
    textsMonth: text('texts_month'),
    textsSent: integer('texts_sent').notNull().default(0),
    verificationStatus: text('verification_status')
      .$type<User['verificationStatus']>()
      .notNull()
      .default('not_started'),
    medicalProfile: jsonb('medical_profile').$type<MedicalProfile>().notNull().default({}),
    /** Of the questions that the lifestyle answers of the medical profile belong to. */
    lifestyleVersion: integer('lifestyle_version').notNull().default(1),
    shippingInfo: jsonb('shipping_info').$type<ShippingInfo>(),
    /** The account at the payment provider. */
    stripeId: text('stripe_id'),
    card: jsonb('card').$type<Card>(),
    /** The codes of whoever has referred the patient, as they came with the first card. */
    referral: text('referral'),
    affiliate: text('affiliate'),
    /** The images that identity verification looks at. */
    idImage: text('id_image'),
    profileImage: text('profile_image'),
    profileImageAt: moment('profile_image_at'),
    /** The picture that stands for the patient in the portal; it verifies nothing. */
    avatarImage: text('avatar_image'),
    mailchimpId: text('mailchimp_id'),
    /** Whether the pages of laboratory results are shown, as staff have said it; null where the organization says it. */
    labs2: boolean('labs2'),
    revision: integer('revision').notNull().default(0),
    /** Counted up when all sessions of the patient end; a session of an earlier count is over. */
    sessionEpoch: integer('session_epoch').notNull().default(0),
    demo: boolean('demo').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('users_email').on(table.organization, table.email),
    index('users_mailing')
      .on(table.mailchimpId)
      .where(sql`mailchimp_id is not null`),
    index('users_verified_number')
      .on(table.mobileNumber)
      .where(sql`mobile_verified`),
  ],
);
