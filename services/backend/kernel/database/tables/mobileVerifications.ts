import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { users } from './users.ts';

/** The code that was sent to a patient last, and how many were sent in the 24 hours that began with the first of them. */
export const mobileVerifications = pgTable('mobile_verifications', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Ten digits. */
  number: text('number').notNull(),
  /** Keyed hash of the code; null once it was used. */
  codeHash: text('code_hash'),
  tries: integer('tries').notNull(),
  expiresAt: moment('expires_at').notNull(),
  codesSent: integer('codes_sent').notNull(),
  countedSince: moment('counted_since').notNull(),
});
