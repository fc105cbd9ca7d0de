import { eq } from 'drizzle-orm';
import type { Database } from '../../kernel/database/Database.ts';
import { secrets as table } from '../../kernel/database/tables/secrets.ts';
import { derivedKeys, type Secrets } from '../../kernel/secrets/Secrets.ts';
import { SettingsError } from '../../kernel/settings/SettingsError.ts';

/** Under which name a database keeps what its secret is recognized by. Nothing can be signed or opened with it. */
const NAME = 'recognizes_secret';

/**
 * Refuses to serve a database with a secret that it does not know: everybody would be signed out, and second steps and social security
 * numbers could not be opened any more. A secret that is given with its former one is the new one from then on.
 *
 * @throws SettingsError
 */
export async function recognizeSecret({ db }: Database, secrets: Secrets): Promise<void> {
  const [current, ...former] = derivedKeys(secrets, 'recognition').map((key) => key.toString('base64url'));
  const value = current ?? '';
  await db.insert(table).values({ name: NAME, value }).onConflictDoNothing();
  const [kept] = await db.select().from(table).where(eq(table.name, NAME));
  if (kept === undefined || kept.value === value) return;
  if (!former.includes(kept.value))
    throw new SettingsError(
      'PORTAL_SECRET is not the one that this database was served with before: patients would be signed out, and second steps and social security numbers could not be read. Set PORTAL_SECRET to that one, or, to replace it, set PORTAL_SECRET_FORMER to that one as well (to `database` where none was set).',
    );
  await db.update(table).set({ value }).where(eq(table.name, NAME));
}
