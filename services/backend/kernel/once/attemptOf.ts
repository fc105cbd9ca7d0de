import type { FastifyRequest } from 'fastify';
import type { JSONSchema } from 'json-schema-to-ts';
import { canonicalDigest } from '../ids/canonicalDigest.ts';
import { problems } from '../problems/problems.ts';
import type { Database } from '../database/Database.ts';
import { replayOf } from './replayOf.ts';
import { statement } from '../database/statement.ts';

/** What makes a retry known: the client's key, and a digest of what was asked under it. */
export interface Attempt {
  readonly key: string | null;
  readonly digest: string;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route takes the header Idempotency-Key. */
    idempotencyKey?: 'optional' | 'required';
  }
}

export const idempotencyKeySchema = {
  title: 'IdempotencyKey',
  type: 'string',
  pattern: '^[\\w.:-]{8,128}$',
} as const satisfies JSONSchema;

const KEY = new RegExp(idempotencyKeySchema.pattern);

/**
 * The attempt that a request belongs to, on a route that says that it takes a key.
 *
 * @param asked what a repeated request has to ask again; the whole body where nothing is said
 * @throws ProblemError InvalidRequest on a malformed key
 */
export function attemptOf(request: FastifyRequest, asked: unknown = request.body): Attempt {
  const { headers, method, url, routeOptions } = request;
  if (routeOptions.config.idempotencyKey === undefined)
    throw new Error(`${method} ${routeOptions.url} needs idempotencyKey in its config`);
  const key = headers['idempotency-key'] ?? null;
  if (key !== null && (typeof key !== 'string' || !KEY.test(key)))
    throw problems.invalidRequest('Idempotency-Key must be 8 to 128 letters, digits or ._:-');
  return { key, digest: canonicalDigest([method, url, asked ?? null]) };
}

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
