import { SettingsError } from '../settings/SettingsError.ts';

/** A connection, as far as the probe asks it. */
interface Asked {
  query(text: string): Promise<{ readonly rows: readonly { readonly pid?: number }[] }>;
}

const pidOf = async (client: Asked) => (await client.query('select pg_backend_pid() as pid')).rows[0]?.pid;

/** Whether two open connections share the processes of the server: each would keep its own where nothing hands them on. */
async function isShared(one: Asked, other: Asked): Promise<boolean> {
  const before = await pidOf(one);
  // One that gives the process which has rested longest shows itself here, one that gives the last one below.
  if ((await pidOf(one)) !== before) return true;
  try {
    await other.query('begin');
  } catch {
    // A pooler that hands processes on after each statement refuses transactions.
    return true;
  }
  try {
    return (await pidOf(other)) === before || (await pidOf(one)) !== before;
  } finally {
    await other.query('rollback');
  }
}

/**
 * Refuses a pooler that hands a process of the server to another connection after each transaction: named statements fail
 * there, and what is listened for is never heard.
 *
 * @param one a connection, as is `other`; both stay open
 * @throws SettingsError
 */
export async function refuseTransactionPooling(one: Asked, other: Asked): Promise<void> {
  if (!(await isShared(one, other))) return;
  throw new SettingsError(
    'DATABASE_URL leads to a pooler in transaction or statement mode, where the portal does not work: it uses named statements and LISTEN. Set pool_mode=session for its database (PgBouncer), or name PostgreSQL itself in DATABASE_URL.',
  );
}
