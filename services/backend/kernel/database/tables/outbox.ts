import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

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
    /** `{secret}` stands for the secret. */
    text: text('text').notNull(),
    /** The link or code that the text is about; null once it was delivered or can have expired. */
    secret: text('secret'),
    /** Whether it is sent to an address that is not verified as well; everything else waits until it is. */
    toUnverified: boolean('to_unverified').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    deliveredAt: moment('delivered_at'),
    /** When the last attempt failed; from then on nobody delivers it. */
    givenUpAt: moment('given_up_at'),
  },
  (table) => [
    index('outbox_organization').on(table.organization, table.createdAt),
    index('outbox_user').on(table.userId, table.createdAt),
    index('outbox_waiting')
      .on(table.createdAt)
      .where(sql`delivered_at is null and given_up_at is null`),
    index('outbox_secrets')
      .on(table.createdAt)
      .where(sql`secret is not null`),
  ],
);
