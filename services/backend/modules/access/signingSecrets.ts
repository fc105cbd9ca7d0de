import { randomBytes } from 'node:crypto';
import type { Database } from '../../kernel/database/Database.ts';
import { statement } from '../../kernel/database/statement.ts';
import type { Secrets } from '../../kernel/secrets/Secrets.ts';
import type { Settings } from '../../kernel/settings/settings.ts';

const NAME = 'access_tokens';

const keep = statement('keep_secret', 'insert into secrets (name, value) values ($1, $2) on conflict do nothing');
const read = statement('read_secret', 'select value from secrets where name = $1');

/** The secret that all servers of a database share where none is set. */
async function ownSecret(database: Database): Promise<string> {
  await database.query(keep, [NAME, randomBytes(48).toString('base64url')]);
  const [row] = await database.query(read, [NAME]);
  if (!row) throw new RangeError('the database did not keep the signing secret');
  return row.value;
}

/**
 * The secrets that sign and seal. The one in the database can be read by anyone who reads the database, so it serves only where none is set or
 * where it is asked for as the former one.
 */
export async function signingSecrets(
  database: Database,
  { secret, formerSecret }: Pick<Settings, 'secret' | 'formerSecret'>,
): Promise<Secrets> {
  const current = secret ?? (await ownSecret(database));
  if (formerSecret === undefined) return [current];
  return [current, formerSecret === 'database' ? await ownSecret(database) : formerSecret];
}
