import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { labReports } from './labReports.ts';
import { moment } from './moment.ts';
import { users } from './users.ts';

/** Links by which patients show one lab report to one reader, who needs no account. */
export const reportLinks = pgTable(
  'report_links',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reportId: text('report_id')
      .notNull()
      .references(() => labReports.id, { onDelete: 'cascade' }),
    /** Whom it is for, as the patient has written it. */
    reader: text('reader').notNull(),
    /** SHA-256 of the secret in its address, which is kept nowhere. */
    hash: text('hash').notNull(),
    /** The idempotency key that it was made with, and the digest of what was asked; null without a key. */
    key: text('key'),
    digest: text('digest').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** When the patient ended it, or closed the account; null before that. */
    endedAt: moment('ended_at'),
    /** When it was opened last; null before that. */
    openedAt: moment('opened_at'),
  },
  (table) => [
    uniqueIndex('report_links_hash').on(table.hash),
    uniqueIndex('report_links_key').on(table.userId, table.key),
    index('report_links_report').on(table.reportId),
  ],
);
