import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { users } from './users.ts';

/**
 * The address that a patient's account had before it was changed, for as long as whoever reads it may undo that. There is
 * one for each patient: of several changes within that time, it is the address before the first of them. So whoever has
 * taken an account over gets no right to undo what its patient does.
 */
export const emailChanges = pgTable(
  'email_changes',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    organization: text('organization').notNull(),
    /** The former address, which was verified. Nobody else gets it while it can come back. */
    email: text('email').notNull(),
    verifiedAt: moment('verified_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('email_changes_email').on(table.organization, table.email)],
);
