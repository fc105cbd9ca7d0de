import { bigint, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { users } from './users.ts';

/** Keys of devices that sign patients in. What is kept of one is public. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The id that the authenticator gave it, in base64url. */
    credentialId: text('credential_id').notNull(),
    /** In base64url, as COSE writes keys. */
    publicKey: text('public_key').notNull(),
    /** How often it was used, as the authenticator says; 0 where it does not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** The beginning of the user agent that it was made with: the patient recognizes it by it. */
    userAgent: text('user_agent').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId), uniqueIndex('passkeys_credential').on(table.credentialId)],
);

/** What an authenticator is asked to sign, by hashes. Each serves once, and for a short time. */
export const passkeyChallenges = pgTable('passkey_challenges', {
  hash: text('hash').primaryKey(),
  /** Who adds a passkey; null where somebody logs in with one. */
  userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
  expiresAt: moment('expires_at').notNull(),
});
