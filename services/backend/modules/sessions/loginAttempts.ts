import { createHash } from 'node:crypto';
import type { Database } from '../../kernel/database/Database.ts';
import { statement } from '../../kernel/database/statement.ts';

/** Failed attempts before an account is locked for an address, and for how long, in milliseconds. */
const ALLOWED = 6;
const LOCKED_FOR = 15 * 60 * 1000;

/** Counted before the password is looked at: a thousand guesses at once get no more than six answers. */
const count = statement(
  'count_login_attempt',
  `insert into login_attempts as a (key, account, failures, expires_at) values ($1, $2, 1, $4)
    on conflict (key) do update set
      failures = case when a.expires_at <= $3 then 1 else a.failures + 1 end,
      expires_at = case when a.expires_at <= $3 or a.failures < ${ALLOWED} then excluded.expires_at else a.expires_at end
    returning failures`,
);
const clear = statement('clear_login_attempts', 'delete from login_attempts where key = $1');

const hashOf = (...parts: readonly string[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** Names an account without keeping it. @param email in lower case */
export const accountKey = (organization: string, email: string): string => hashOf(organization, email);

/** Who tries to sign in, and where from. */
export interface LoginAttempt {
  readonly organization: string;
  /** In lower case. */
  readonly email: string;
  readonly address: string;
}

/** Names account and address without keeping either. */
const attemptKey = ({ organization, email, address }: LoginAttempt): string => hashOf(organization, email, address);

/** Counts an attempt. @returns whether it may go on; false while the account is locked for the address */
export async function countAttempt(database: Database, attempt: LoginAttempt, now: Date): Promise<boolean> {
  const until = new Date(now.getTime() + LOCKED_FOR);
  const [row] = await database.query(count, [
    attemptKey(attempt),
    accountKey(attempt.organization, attempt.email),
    now.toISOString(),
    until.toISOString(),
  ]);
  return row !== undefined && row.failures <= ALLOWED;
}

/** Forgets the attempts of an account at an address after a success. */
export async function clearAttempts(database: Database, attempt: LoginAttempt): Promise<void> {
  await database.query(clear, [attemptKey(attempt)]);
}
