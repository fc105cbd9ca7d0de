import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { MailingTag } from '#schemas/wire/mailing.ts';
import { moment } from './moment.ts';
import { users } from './users.ts';

/** Where patients stand on the mailing list. */
export const mailingTags = pgTable(
  'mailing_tags',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').$type<MailingTag['name']>().notNull(),
    status: text('status').$type<MailingTag['status']>().notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** When the mailing list was told of it as it is; null while it waits. */
    sentAt: moment('sent_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.name] }),
    index('mailing_tags_waiting')
      .on(table.updatedAt)
      .where(sql`sent_at is null`),
  ],
);

/** Entries that the mailing list is to give up: of addresses that are no patient's any more. Nothing in them says whose they were. */
export const mailingRemovals = pgTable('mailing_removals', {
  entry: text('entry').primaryKey(),
  /** Whether it may never come back, because its account was erased. */
  isFinal: boolean('is_final').notNull(),
  createdAt: moment('created_at').notNull(),
});
