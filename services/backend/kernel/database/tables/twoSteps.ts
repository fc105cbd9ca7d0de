import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { users } from './users.ts';

/** The second step of each patient who has set one up: the secret that is shared with an authenticator app. */
export const twoSteps = pgTable('two_steps', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Sealed with a key of the portal's; null until a code has shown that an app knows it. */
  secret: text('secret'),
  /** Since when a second step is asked for; null where it is off. */
  turnedOnAt: moment('turned_on_at'),
  /** The time step, of 30 seconds, whose code was accepted last: none is accepted that is not younger. */
  lastStep: integer('last_step').notNull().default(0),
  /** Keyed hashes of the codes that stand for a lost app. One that was used is gone. */
  recoveryHashes: text('recovery_hashes').array().notNull().default([]),
  /** The sealed secret that waits for its first code, and until when it does. */
  pendingSecret: text('pending_secret'),
  pendingUntil: moment('pending_until'),
  /** From when on the password alone is enough again, because app and recovery codes are lost; null where they are not. */
  lostFrom: moment('lost_from'),
  /** The patient's count of ended sessions when that was asked for: a new password stops it. */
  lostEpoch: integer('lost_epoch'),
  /** Whether the password was chosen by a mailed link, and no code was entered since: it may be known to a reader of the mails alone. */
  mailedPassword: boolean('mailed_password').notNull().default(false),
});
