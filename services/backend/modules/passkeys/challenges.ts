import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../../kernel/database/Database.ts';
import { statement } from '../../kernel/database/statement.ts';
import type { FastifyRequest } from 'fastify';
import { originOf } from '../organizations/originOf.ts';
import type { Portal } from '../portal/Portal.ts';

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

/** What a challenge is for, so that what was asked for one thing is no answer to another. */
export type Asking = { readonly to: 'log-in' } | { readonly to: 'add' | 'prove'; readonly userId: string };

const keyOf = (asking: Asking, challenge: string) =>
  [
    createHash('sha256')
      .update(JSON.stringify([asking.to, challenge]))
      .digest('base64url'),
    'userId' in asking ? asking.userId : null,
  ] as const;

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
  /** A new one. */
  async create(database: Database, asking: Asking, now: Date): Promise<string> {
    const challenge = randomBytes(32).toString('base64url');
    await database.query(keep, [...keyOf(asking, challenge), new Date(now.getTime() + GOOD_FOR).toISOString()]);
    return challenge;
  },

  /** Accepts a challenge, once. */
  async spend(database: Database, asking: Asking, challenge: string, now: Date): Promise<boolean> {
    return (await database.query(spend, [...keyOf(asking, challenge), now.toISOString()])).length > 0;
  },
};

/** To whom passkeys are known: the origin of the organization's portal, and its host, which is the id. */
export function relyingParty(request: FastifyRequest, { settings }: Pick<Portal, 'settings'>) {
  const origin = originOf(request, request.tenant, settings.port);
  return { origin, id: new URL(origin).hostname };
}
