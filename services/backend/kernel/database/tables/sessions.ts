import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { users } from './users.ts';

/** Sign-ins. A session that ended stays, so that its tokens are refused and not unknown. */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    organization: text('organization').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The patient's own count when this sign-in was checked; behind it, the session is over. */
    epoch: integer('epoch').notNull().default(0),
    /** The beginning of the user agent that signed in: the patient recognizes the device by it. */
    userAgent: text('user_agent').notNull().default(''),
    /** The browser that signed in, by the hash that `known_devices` has of it. */
    deviceHash: text('device_hash'),
    /** Whether the patient chose to stay signed in on this device: it does not end because nobody uses it for a while. */
    stays: boolean('stays').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/**
 * Browsers that have signed in to an account, by the hash of an id that each has of that account in a cookie. An account
 * that was signed in to has one at least, be it expired.
 */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    hash: text('hash').notNull(),
    /** From then on the browser is a new one again: long unused, or signed out from elsewhere. */
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
);

/** Refresh tokens by the hash of their text. All tokens of one session are one family. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: text('hash').primaryKey(),
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    rotatedAt: moment('rotated_at'),
  },
  (table) => [index('refresh_tokens_session').on(table.sessionId)],
);

/** Failed sign-ins by the hash of organization, account and address, and of organization and account alone. */
export const loginAttempts = pgTable(
  'login_attempts',
  {
    key: text('key').primaryKey(),
    /** The hash of organization and account alone: a new password lifts the lock for every address. */
    account: text('account'),
    failures: integer('failures').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Until when an address counts as one that the patient signs in from. */
    knownUntil: moment('known_until'),
  },
  (table) => [index('login_attempts_account').on(table.account)],
);
