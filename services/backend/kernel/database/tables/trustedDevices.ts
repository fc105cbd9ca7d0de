import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { twoSteps } from './twoSteps.ts';

/** Browsers on which a login asks for no second step for a while. They end with the second step that they stand for. */
export const trustedDevices = pgTable(
  'trusted_devices',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => twoSteps.userId, { onDelete: 'cascade' }),
    /** Of the token that the browser has in a cookie. Each login that is let through by it gives it another one. */
    hash: text('hash').notNull(),
    /** Of the token before: whoever still has that one has a copy. */
    formerHash: text('former_hash'),
    /** The patient's count of ended sessions when the code was entered; behind it, the browser is trusted no more. */
    epoch: integer('epoch').notNull(),
    /** The browser, by the hash that `known_devices` has of it. */
    deviceHash: text('device_hash').notNull(),
    /** The beginning of the user agent: the patient recognizes the device by it. */
    userAgent: text('user_agent').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('trusted_devices_user').on(table.userId)],
);
