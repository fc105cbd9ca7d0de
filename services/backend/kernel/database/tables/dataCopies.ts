import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { users } from './users.ts';

/**
 * The copy of everything that is kept of a patient, which they asked for last: one a patient, so that several requests at
 * once ask for the same one. Its bytes are in the media store under `id`, sealed.
 */
export const dataCopies = pgTable(
  'data_copies',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Another one with each request that is answered by a new copy. */
    id: text('id').notNull(),
    organization: text('organization').notNull(),
    requestedAt: moment('requested_at').notNull(),
    /** When it was ready; null while it is being made. */
    madeAt: moment('made_at'),
    expiresAt: moment('expires_at'),
    /** What is downloaded, before it is compressed. */
    bytes: integer('bytes'),
    /** When the last attempt to make it failed. */
    failedAt: moment('failed_at'),
    /** When its bytes were removed. */
    removedAt: moment('removed_at'),
  },
  (table) => [
    uniqueIndex('data_copies_id').on(table.id),
    index('data_copies_waiting')
      .on(table.requestedAt)
      .where(sql`made_at is null and failed_at is null`),
    index('data_copies_kept')
      .on(table.expiresAt)
      .where(sql`made_at is not null and removed_at is null`),
  ],
);
