import { eq } from 'drizzle-orm';
import type { Database } from '../kernel/database/Database.ts';
import { users } from '../kernel/database/tables/users.ts';
import { SettingsError } from '../kernel/settings/SettingsError.ts';

/**
 * Refuses a database that the sandbox has filled: the password of its demo patients is published.
 *
 * @throws SettingsError
 */
export async function refuseDemo({ db }: Database): Promise<void> {
  const [demo] = await db.select({ id: users.id }).from(users).where(eq(users.demo, true)).limit(1);
  if (!demo) return;
  throw new SettingsError(
    'The database holds demo patients, whose password is published, and the sandbox is off. Name an empty database or directory (DATABASE_URL, PORTAL_DATA), or delete all data with: npm start -- --reset',
  );
}
