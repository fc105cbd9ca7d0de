import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { AppointmentKind } from '#schemas/wire/appointment.ts';
import { moment } from './moment.ts';
import { labPanels } from './orders.ts';
import { subscriptions } from './subscriptions.ts';
import { users } from './users.ts';

/** Calls with the care team that the scheduling service has confirmed, and draws of lab panels. */
export const appointments = pgTable(
  'appointments',
  {
    id: text('id').primaryKey(),
    organization: text('organization').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<AppointmentKind>().notNull(),
    name: text('name').notNull(),
    /** The id of the booking at the scheduling service; null where the care team wrote it down by itself. */
    uid: text('uid').unique(),
    source: text('source').$type<'sandbox' | 'cal.com'>().notNull().default('sandbox'),
    subscriptionId: text('subscription_id').references(() => subscriptions.id, { onDelete: 'cascade' }),
    intakeId: text('intake_id'),
    /** The lab panel whose blood is drawn at it. */
    panelId: text('panel_id').references(() => labPanels.id, { onDelete: 'cascade' }),
    startTime: moment('start_time').notNull(),
    endTime: moment('end_time').notNull(),
    /** When it would have been before it was moved last. */
    formerStartTime: moment('former_start_time'),
    location: text('location'),
    canceledAt: moment('canceled_at'),
    canceledByPatient: boolean('canceled_by_patient').notNull().default(false),
    /** When it was counted as an attempt to keep the patient; once. */
    countedAt: moment('counted_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('appointments_user').on(table.userId, table.startTime)],
);

/** The sandbox calendar's own books: what a real scheduling service would keep on its side. */
export const sandboxBookings = pgTable(
  'sandbox_bookings',
  {
    uid: text('uid').primaryKey(),
    /** The calendar: the path of its event link. */
    calendar: text('calendar').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    startTime: moment('start_time').notNull(),
    endTime: moment('end_time').notNull(),
    formerStartTime: moment('former_start_time'),
    canceledAt: moment('canceled_at'),
    /** The key of the request that made it, so that a repeated one makes no second. */
    idempotencyKey: text('idempotency_key').notNull().unique(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('sandbox_bookings_slot')
      .on(table.calendar, table.startTime)
      .where(sql`canceled_at is null`),
  ],
);
