import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../../kernel/database/Database.ts';
import { statement } from '../../kernel/database/statement.ts';

/** How long a challenge serves, in milliseconds. */
const GOOD_FOR = 5 * 60 * 1000;

const keep = statement(
  'keep_passkey_challenge',
  'insert into passkey_challenges (hash, user_id, expires_at) values ($1, $2, $3)',
);

const spend = statement(
  'spend_passkey_challenge',
  `delete from passkey_challenges
    where hash = $1 and user_id is not distinct from $2 and expires_at > $3 returning hash`,
);

const hashOf = (challenge: string) => createHash('sha256').update(challenge).digest('base64url');

/** The challenge that a browser says it had signed; undefined where it says none. @param clientData in base64url */
export function challengeIn(clientData: string): string | undefined {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8'));
    const challenge: unknown = typeof said === 'object' && said !== null ? Reflect.get(said, 'challenge') : undefined;
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

/** What authenticators are asked to sign. */
export const challenges = {
  /** A new one. @param userId who adds a passkey; null where somebody logs in with one */
  async create(database: Database, userId: string | null, now: Date): Promise<string> {
    const challenge = randomBytes(32).toString('base64url');
    await database.query(keep, [hashOf(challenge), userId, new Date(now.getTime() + GOOD_FOR).toISOString()]);
    return challenge;
  },

  /** Accepts a challenge, once. */
  async spend(database: Database, userId: string | null, challenge: string, now: Date): Promise<boolean> {
    return (await database.query(spend, [hashOf(challenge), userId, now.toISOString()])).length > 0;
  },
};
