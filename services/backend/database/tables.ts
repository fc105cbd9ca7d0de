import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Answer } from '#schemas/flow/answer.ts';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import type { IntakeTemplate } from '#schemas/wire/intakeTemplate.ts';
import type { MedicalProfile } from '#schemas/wire/medicalProfile.ts';
import type { User } from '#schemas/wire/user.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Patients. `demo` marks those that the seed brought. */
export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    organization: text('organization').notNull(),
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    sex: text('sex').$type<User['sex']>(),
    height: integer('height'),
    weight: integer('weight'),
    birthday: text('birthday'),
    state: text('state'),
    verified: boolean('verified').notNull().default(false),
    mobileNumber: text('mobile_number'),
    mobileVerified: boolean('mobile_verified').notNull().default(false),
    verificationStatus: text('verification_status')
      .$type<User['verificationStatus']>()
      .notNull()
      .default('not_started'),
    medicalProfile: jsonb('medical_profile').$type<MedicalProfile>().notNull().default({}),
    revision: integer('revision').notNull().default(0),
    demo: boolean('demo').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('users_email').on(table.organization, table.email)],
);

/** Sign-ins. A session that ended stays, so that its tokens are refused and not unknown. */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    organization: text('organization').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** Refresh tokens by the hash of their text. All tokens of one session are one family. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: text('hash').primaryKey(),
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    rotatedAt: moment('rotated_at'),
  },
  (table) => [index('refresh_tokens_session').on(table.sessionId)],
);

/** Failed sign-ins by the hash of organization, account and address. */
export const loginAttempts = pgTable('login_attempts', {
  key: text('key').primaryKey(),
  failures: integer('failures').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

/** What the server keeps for itself, such as the signing secret. */
export const secrets = pgTable('secrets', { name: text('name').primaryKey(), value: text('value').notNull() });

/** Every version of an intake template that was ever in force. `templateId` is the public id, stable over versions. */
export const templateVersions = pgTable(
  'template_versions',
  {
    id: text('id').primaryKey(),
    organization: text('organization').notNull(),
    templateId: text('template_id').notNull(),
    slug: text('slug').notNull(),
    /** Counts the stored versions of one template, in the order in which they came into force. */
    sequence: integer('sequence').notNull(),
    version: integer('version').notNull(),
    /** SHA-256 of the definition's canonical text. */
    digest: text('digest').notNull(),
    header: jsonb('header').$type<IntakeTemplate['header']>().notNull(),
    definition: jsonb('definition').$type<StepSet>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('template_versions_sequence').on(table.templateId, table.sequence),
    index('template_versions_organization').on(table.organization),
  ],
);

/**
 * Visits. `revision` grows with every change of the visit or its answers; a write that was checked against one revision
 * only succeeds on that revision.
 */
export const intakes = pgTable(
  'intakes',
  {
    id: text('id').primaryKey(),
    organization: text('organization').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    templateId: text('template_id').notNull(),
    versionId: text('version_id')
      .notNull()
      .references(() => templateVersions.id),
    type: text('type').notNull(),
    pharmacyVerification: boolean('pharmacy_verification').notNull().default(false),
    revision: integer('revision').notNull().default(0),
    patientComplete: moment('patient_complete'),
    physicianReview: moment('physician_review'),
    closed: moment('closed'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('intakes_user').on(table.userId, table.createdAt),
    index('intakes_submitted').on(table.organization, table.patientComplete),
    uniqueIndex('intakes_open')
      .on(table.userId, table.templateId)
      .where(sql`patient_complete is null and closed is null`),
  ],
);

/** One row a question of a visit. */
export const intakeResponses = pgTable(
  'intake_responses',
  {
    id: text('id').primaryKey(),
    intakeId: text('intake_id')
      .notNull()
      .references(() => intakes.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    step: text('step').notNull(),
    value: jsonb('value').$type<Answer>(),
    revision: integer('revision').notNull().default(0),
    updatedAt: moment('updated_at'),
  },
  (table) => [uniqueIndex('intake_responses_position').on(table.intakeId, table.position)],
);

/** What happened to a visit, by whom and when; written in the statement that does it. */
export const intakeEvents = pgTable(
  'intake_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    intakeId: text('intake_id')
      .notNull()
      .references(() => intakes.id, { onDelete: 'cascade' }),
    actor: text('actor').notNull(),
    kind: text('kind').$type<'created' | 'answered' | 'completed' | 'closed' | 'reviewed'>().notNull(),
    responseId: text('response_id'),
    revision: integer('revision'),
    value: jsonb('value').$type<Answer>(),
    at: moment('at').notNull(),
  },
  (table) => [index('intake_events_intake').on(table.intakeId, table.id)],
);

/** Successes that were acknowledged under an idempotency key, kept for replay. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: text('user_id').notNull(),
    key: text('key').notNull(),
    /** SHA-256 of method, address and body. */
    digest: text('digest').notNull(),
    /** The acknowledged answer, byte for byte. */
    body: text('body').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);

/** Mail and SMS to be sent, written in the statement that gives the occasion. No health data. */
export const outbox = pgTable(
  'outbox',
  {
    id: text('id').primaryKey(),
    organization: text('organization').notNull(),
    userId: text('user_id').notNull(),
    channel: text('channel').$type<'mail' | 'sms'>().notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull(),
    deliveredAt: moment('delivered_at'),
  },
  (table) => [
    index('outbox_organization').on(table.organization, table.createdAt),
    index('outbox_waiting')
      .on(table.createdAt)
      .where(sql`delivered_at is null`),
  ],
);
