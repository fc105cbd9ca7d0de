import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { users } from './users.ts';

/**
 * Accounts that their patients have closed, until they open them again. What is to be ended at others, and later erased,
 * follows from the row.
 */
export const accountClosings = pgTable(
  'account_closings',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    organization: text('organization').notNull(),
    closedAt: moment('closed_at').notNull(),
    /** From then on it cannot be opened again, and what may go is erased. */
    eraseAt: moment('erase_at').notNull(),
    /** That of the account, which has one that nobody knows meanwhile; null once it was erased. */
    passwordHash: text('password_hash'),
    /** When nothing of it was left to end: no plan, no appointment, no visit in review. */
    settledAt: moment('settled_at'),
    erasedAt: moment('erased_at'),
  },
  (table) => [
    index('account_closings_open')
      .on(table.closedAt)
      .where(sql`settled_at is null`),
    index('account_closings_kept')
      .on(table.eraseAt)
      .where(sql`erased_at is null`),
  ],
);
