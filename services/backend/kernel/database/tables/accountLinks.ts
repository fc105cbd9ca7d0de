import { pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { users } from './users.ts';

/** What a mailed link is good for. */
export type LinkPurpose = 'password-reset' | 'login' | 'lost-step';

/** The link of each purpose that a patient was mailed last. A newer one takes its place, so that the older one is over. */
export const accountLinks = pgTable(
  'account_links',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose').$type<LinkPurpose>().notNull(),
    /** SHA-256 of the token; null once it was used. */
    hash: text('hash'),
    expiresAt: moment('expires_at').notNull(),
    /** When the last five were mailed, oldest first. */
    sent: moment('sent').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.purpose] }), uniqueIndex('account_links_hash').on(table.hash)],
);
