import type { Database, Statement } from './Database.ts';

/** How long what is over is kept, in milliseconds. */
const KEPT = 60 * 24 * 60 * 60 * 1000;

/** A session lives as long as the last of its tokens. */
const statements: readonly Statement[] = [
  { name: 'sweep_refresh_tokens', text: 'delete from refresh_tokens where expires_at < $1' },
  {
    name: 'sweep_sessions',
    text: `delete from sessions s
      where created_at < $1 and not exists (select 1 from refresh_tokens t where t.session_id = s.id)`,
  },
  { name: 'sweep_account_links', text: 'delete from account_links where expires_at < $1' },
  { name: 'sweep_login_attempts', text: 'delete from login_attempts where expires_at < $1' },
  { name: 'sweep_idempotency_keys', text: 'delete from idempotency_keys where created_at < $1' },
];

/** Removes what nobody can use any more and has been over for 60 days. */
export async function sweep(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT).toISOString();
  for (const statement of statements) await database.query(statement, [before]);
}
