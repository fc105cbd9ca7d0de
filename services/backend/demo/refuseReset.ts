import { eq } from 'drizzle-orm';
import type { Database } from '../kernel/database/Database.ts';
import { users } from '../kernel/database/tables/users.ts';
import { SettingsError } from '../kernel/settings/SettingsError.ts';

/**
 * Refuses to delete patients of a real installation. Demo patients may go: that is how a database is made ready for one.
 *
 * @throws SettingsError
 */
export async function refuseReset({ db }: Database): Promise<void> {
  const [patient] = await db.select({ id: users.id }).from(users).where(eq(users.demo, false)).limit(1);
  if (!patient) return;
  throw new SettingsError(
    'The database holds patients, whom --reset would delete, and the sandbox is off. Start without --reset, or name an empty database or directory (DATABASE_URL, PORTAL_DATA).',
  );
}
