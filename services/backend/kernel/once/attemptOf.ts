import type { FastifyRequest } from 'fastify';
import { canonicalDigest } from '../ids/canonicalDigest.ts';
import { problems } from '../problems/problems.ts';

/** What makes a retry known: the client's key, and a digest of what was asked under it. */
export interface Attempt {
  readonly key: string | null;
  readonly digest: string;
}

/** The attempt that a request belongs to. @throws ProblemError InvalidRequest on a malformed key */
export function attemptOf({ headers, method, url, body }: FastifyRequest): Attempt {
  const key = headers['idempotency-key'] ?? null;
  if (key !== null && (typeof key !== 'string' || !/^[\w.:-]{8,128}$/.test(key)))
    throw problems.invalidRequest('Idempotency-Key must be 8 to 128 letters, digits or ._:-');
  return { key, digest: canonicalDigest([method, url, body ?? null]) };
}
