import { eq } from 'drizzle-orm';
import type { Database } from '../kernel/database/Database.ts';
import { secrets } from '../kernel/database/tables/secrets.ts';
import { users } from '../kernel/database/tables/users.ts';
import { SettingsError } from '../kernel/settings/SettingsError.ts';

/** The note of a database that patients were served from. */
const NOTE = 'serves_patients';

/** Notes that a database serves patients, for as long as it exists. */
export async function noteReal({ db }: Database, now: Date): Promise<void> {
  await db.insert(secrets).values({ name: NOTE, value: now.toISOString() }).onConflictDoNothing();
}

/** Whether somebody is in a database who is no demo patient. */
const holds = async ({ db }: Database, demo: boolean) =>
  (await db.select({ id: users.id }).from(users).where(eq(users.demo, demo)).limit(1)).length > 0;

/**
 * Refuses to open the sandbox on a database of a real installation: it would give anybody the mails and accounts of its
 * patients. One that is older than the note is known by patients beside whom there is no demo patient.
 *
 * @throws SettingsError
 */
export async function refuseSandbox(database: Database): Promise<void> {
  const [note] = await database.db.select().from(secrets).where(eq(secrets.name, NOTE));
  if (!note && ((await holds(database, true)) || !(await holds(database, false)))) return;
  throw new SettingsError(
    'The database is one of a real installation, and the sandbox would let anybody in as its patients. Set NODE_ENV=production or PORTAL_SANDBOX=off, or name another database or directory for the sandbox (DATABASE_URL, PORTAL_DATA).',
  );
}
