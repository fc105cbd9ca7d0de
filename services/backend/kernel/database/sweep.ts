import type { Database } from './Database.ts';
import { statement } from './statement.ts';

/** How long what is over is kept, in milliseconds. */
const KEPT = 60 * 24 * 60 * 60 * 1000;

/** A session lives as long as the last of its tokens. */
const sweeping = [
  statement('sweep_refresh_tokens', 'delete from refresh_tokens where expires_at < $1'),
  statement(
    'sweep_sessions',
    `delete from sessions s
      where created_at < $1 and not exists (select 1 from refresh_tokens t where t.session_id = s.id)`,
  ),
  statement('sweep_account_links', 'delete from account_links where expires_at < $1'),
  statement('sweep_login_attempts', 'delete from login_attempts where expires_at < $1'),
  statement('sweep_idempotency_keys', 'delete from idempotency_keys where created_at < $1'),
] as const;

/** Removes what nobody can use any more and has been over for 60 days. */
export async function sweep(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT).toISOString();
  for (const one of sweeping) await database.query(one, [before]);
}
