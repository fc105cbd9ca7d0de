import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import type { NotificationEvent } from '#schemas/wire/notification.ts';
import { moment } from './moment.ts';
import { users } from './users.ts';

/** What patients are told in the portal, written in the statement that gives the occasion. Its text follows from the event. */
export const notifications = pgTable(
  'notifications',
  {
    /** Follows from patient, event and what it is about, so that nothing is told twice. */
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    event: text('event').$type<NotificationEvent>().notNull(),
    /** The lab panel and the report that are ready; null where it tells of something else. */
    panelId: text('panel_id'),
    reportId: text('report_id'),
    createdAt: moment('created_at').notNull(),
    readAt: moment('read_at'),
    /** When it was given to the SMS provider, or was one too many for that. */
    textedAt: moment('texted_at'),
  },
  (table) => [
    index('notifications_user').on(table.userId, table.createdAt, table.id),
    index('notifications_unread')
      .on(table.userId)
      .where(sql`read_at is null`),
    index('notifications_untexted')
      .on(table.createdAt)
      .where(sql`texted_at is null`),
  ],
);
