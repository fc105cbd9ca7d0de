import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { users } from './users.ts';

/** How an account was signed in to. Secrets are sealed and codes are hashed, as in the tables that they come from. */
export interface FormerSignIn {
  /** The second step; null where it was off. */
  readonly two_step: {
    readonly secret: string;
    readonly turned_on_at: string;
    readonly last_step: number;
    readonly recovery_hashes: readonly string[];
    readonly mailed_password: boolean;
  } | null;
  readonly passkeys: readonly {
    readonly id: string;
    readonly credential_id: string;
    readonly public_key: string;
    readonly counter: number;
    readonly user_agent: string;
    readonly created_at: string;
    readonly last_used_at: string | null;
  }[];
  readonly devices: readonly { readonly hash: string; readonly expires_at: string }[];
}

/**
 * The address that a patient's account had before it was changed, for as long as whoever reads it may undo that. There is
 * one for each patient: of several changes within that time, it is the address before the first of them. So whoever has
 * taken an account over gets no right to undo what its patient does.
 */
export const emailChanges = pgTable(
  'email_changes',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    organization: text('organization').notNull(),
    /** The former address, which was verified. Nobody else gets it while it can come back. */
    email: text('email').notNull(),
    verifiedAt: moment('verified_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** How the account was signed in to at the change, which an undo restores; null for changes from before this column. */
    formerSignIn: jsonb('former_sign_in').$type<FormerSignIn>(),
  },
  (table) => [index('email_changes_email').on(table.organization, table.email)],
);
