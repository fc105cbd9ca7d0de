import { createHash } from 'node:crypto';
import type { Database } from '../database/Database.ts';
import { statement } from '../database/statement.ts';

/** How often something may be done, whichever server is asked. */
export interface Limit {
  /** What is counted. */
  readonly name: string;
  readonly most: number;
  /** Milliseconds, from the first time on. */
  readonly within: number;
}

const count = statement(
  'count_towards_limit',
  `insert into limits as l (key, count, expires_at) values ($1, 1, $2)
    on conflict (key) do update set
      count = case when l.expires_at <= $3 then 1 else l.count + 1 end,
      expires_at = case when l.expires_at <= $3 then excluded.expires_at else l.expires_at end
    returning count, expires_at`,
);

/**
 * Counts one more time.
 *
 * @param whom for whom it is counted; only its hash is kept
 * @returns the seconds to wait where it is one too many
 */
export async function countTowards(
  database: Database,
  { name, most, within }: Limit,
  whom: string,
  now: Date,
): Promise<number | undefined> {
  const key = createHash('sha256')
    .update(JSON.stringify([name, whom]))
    .digest('base64url');
  const [row] = await database.query(count, [key, new Date(now.getTime() + within).toISOString(), now.toISOString()]);
  if (!row || row.count <= most) return undefined;
  return Math.ceil((row.expires_at.getTime() - now.getTime()) / 1000);
}
