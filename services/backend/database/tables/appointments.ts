import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { users } from './users.ts';

/** Calls with the care team. `kind` is the event type's, such as `user-verification`. */
export const appointments = pgTable(
  'appointments',
  {
    id: text('id').primaryKey(),
    organization: text('organization').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    name: text('name').notNull(),
    startTime: moment('start_time').notNull(),
    endTime: moment('end_time').notNull(),
    canceledAt: moment('canceled_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('appointments_user').on(table.userId, table.startTime)],
);
