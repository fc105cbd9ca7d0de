import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** What the scheduling service told of bookings by itself. What has become of a booking is asked there and not kept here. */
export const schedulingEvents = pgTable(
  'scheduling_events',
  {
    /** A digest of what was told: what is told again is known by it. */
    id: text('id').primaryKey(),
    /** The booking's id. */
    uid: text('uid').notNull(),
    receivedAt: moment('received_at').notNull(),
    handledAt: moment('handled_at'),
  },
  (table) => [
    index('scheduling_events_open')
      .on(table.receivedAt)
      .where(sql`handled_at is null`),
    index('scheduling_events_uid')
      .on(table.uid)
      .where(sql`handled_at is null`),
  ],
);
