import type { Database } from '../database/Database.ts';
import type { Attempt } from './attemptOf.ts';
import { replayOf } from './replayOf.ts';
import { statement } from '../database/statement.ts';

const find = statement('find_recorded', 'select digest, body from idempotency_keys where user_id = $1 and key = $2');

/**
 * The JSON of the success that was acknowledged under an attempt's key; undefined where there is none.
 *
 * @throws ProblemError IdempotencyConflict where the key was used for something else
 */
export async function findRecorded(
  database: Database,
  userId: string,
  { key, digest }: Attempt,
): Promise<string | undefined> {
  if (key === null) return undefined;
  const [recorded] = await database.query(find, [userId, key]);
  return recorded && replayOf(recorded, digest);
}
