import { sql } from 'drizzle-orm';
import { bigserial, boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Answer } from '#schemas/flow/answer.ts';
import type { SelectedProduct } from '#schemas/wire/selectedProduct.ts';
import type { CarriedOver } from './CarriedOver.ts';
import { moment } from './moment.ts';
import { templateVersions } from './templateVersions.ts';
import { users } from './users.ts';

/** A decision of the care team that is being carried out: what is asked of the payment provider follows from it. */
export interface PendingReview {
  readonly kind: 'approve' | 'refuse';
  /** ISO 8601. */
  readonly since: string;
}

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
    products: jsonb('products').$type<readonly SelectedProduct[]>().notNull().default([]),
    /** The images that were sent during the visit. */
    idImage: text('id_image'),
    profileImage: text('profile_image'),
    /** Why the care team waits for the patient, and since when; null where it does not. */
    awaitingReason: text('awaiting_reason'),
    onHoldSince: moment('on_hold_since'),
    promoCode: text('promo_code'),
    /** That the visit was carried over to a newer version of its template, and what could not be kept. */
    carriedOver: jsonb('carried_over').$type<CarriedOver>(),
    revision: integer('revision').notNull().default(0),
    patientComplete: moment('patient_complete'),
    /** Written before the provider is asked, so that whoever comes after a crash knows what was decided. */
    pendingReview: jsonb('pending_review').$type<PendingReview>(),
    physicianReview: moment('physician_review'),
    closed: moment('closed'),
    /** When one that is still open is closed by itself; null for those of before there was such a time. */
    expiresAt: moment('expires_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('intakes_user').on(table.userId, table.createdAt),
    index('intakes_submitted').on(table.organization, table.patientComplete),
    index('intakes_reviewing')
      .on(table.id)
      .where(sql`pending_review is not null`),
    uniqueIndex('intakes_open')
      .on(table.userId, table.templateId)
      .where(sql`patient_complete is null and closed is null`),
    index('intakes_expiring')
      .on(table.expiresAt)
      // That it has a time is said, so that no other statement about open visits takes this index.
      .where(sql`patient_complete is null and closed is null and expires_at is not null`),
  ],
);

/**
 * One row a question of a visit, ordered by position. A newer version of the template puts rows out of use; what they
 * hold stays.
 */
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
    /** Since when the question is out of use. */
    retired: moment('retired'),
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
    kind: text('kind')
      .$type<
        | 'created'
        | 'answered'
        | 'configured'
        | 'completed'
        | 'closed'
        | 'reviewed'
        | 'held'
        | 'photographed'
        | 'resumed'
        | 'carried_over'
      >()
      .notNull(),
    responseId: text('response_id'),
    revision: integer('revision'),
    /** The answer; of a carry-over the version ids `from` and `to`. */
    value: jsonb('value').$type<Answer>(),
    at: moment('at').notNull(),
  },
  (table) => [index('intake_events_intake').on(table.intakeId, table.id)],
);
