import { randomBytes } from 'node:crypto';
import type { Database } from '../../kernel/database/Database.ts';
import { statement } from '../../kernel/database/statement.ts';

const NAME = 'access_tokens';

const keep = statement('keep_secret', 'insert into secrets (name, value) values ($1, $2) on conflict do nothing');
const read = statement('read_secret', 'select value from secrets where name = $1');

/** The secret that signs access tokens: the one that is set, else the one that all servers of a database share. */
export async function signingSecret(database: Database, given: string | undefined): Promise<string> {
  if (given !== undefined) return given;
  await database.query(keep, [NAME, randomBytes(48).toString('base64url')]);
  const [row] = await database.query(read, [NAME]);
  if (!row) throw new RangeError('the database did not keep the signing secret');
  return row.value;
}
