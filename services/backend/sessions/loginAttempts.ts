import { createHash } from 'node:crypto';
import type { Database } from '../database/Database.ts';

/** Failed attempts before an account is locked for an address, and for how long, in milliseconds. */
const ALLOWED = 6;
const LOCKED_FOR = 15 * 60 * 1000;

/** Counted before the password is looked at: a thousand guesses at once get no more than six answers. */
const count = {
  name: 'count_login_attempt',
  text: `insert into login_attempts as a (key, failures, expires_at) values ($1, 1, $3)
    on conflict (key) do update set
      failures = case when a.expires_at <= $2 then 1 else a.failures + 1 end,
      expires_at = case when a.expires_at <= $2 or a.failures < ${ALLOWED} then excluded.expires_at else a.expires_at end
    returning failures`,
};
const clear = { name: 'clear_login_attempts', text: 'delete from login_attempts where key = $1' };

/** Names account and address without keeping either. */
export const attemptKey = (organization: string, email: string, address: string): string =>
  createHash('sha256')
    .update(JSON.stringify([organization, email, address]))
    .digest('base64url');

/** Counts an attempt. @returns whether it may go on; false while the account is locked for the address */
export async function countAttempt(database: Database, key: string, now: Date): Promise<boolean> {
  const until = new Date(now.getTime() + LOCKED_FOR);
  const [row] = await database.query<{ failures: number }>(count, [key, now.toISOString(), until.toISOString()]);
  return row !== undefined && row.failures <= ALLOWED;
}

/** Forgets the attempts of an account after a success. */
export async function clearAttempts(database: Database, key: string): Promise<void> {
  await database.query(clear, [key]);
}
