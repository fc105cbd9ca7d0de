import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { users } from './users.ts';

/** What patients have agreed to, and when. */
export const agreements = pgTable(
  'agreements',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The section of the organization's policies. */
    policy: text('policy').notNull(),
    /** SHA-256 of the text that was agreed to. */
    digest: text('digest').notNull(),
    agreedAt: moment('agreed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.policy, table.digest] })],
);
