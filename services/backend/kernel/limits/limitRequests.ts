import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/Database.ts';
import { networkOf } from '../http/clientAddress.ts';
import { problems } from '../problems/problems.ts';
import { countTowards, type Limit } from './countTowards.ts';

interface Counted {
  readonly database: Database;
  readonly clock: () => Date;
}

/**
 * A hook that refuses what is one too many, and says when to come again. All servers count together.
 *
 * @param limit 0 as `most` is no limit
 * @param whom for whom a request is counted; its network where nothing is said
 * @param refusal makes the problem, given the seconds to wait
 */
export const limitRequests =
  (
    { database, clock }: Counted,
    limit: Limit,
    whom: (request: FastifyRequest) => string = ({ ip }) => networkOf(ip),
    refusal: (seconds: number) => Error = problems.tooManyRequests,
  ) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (limit.most === 0) return;
    const wait = await countTowards(database, limit, whom(request), clock());
    if (wait === undefined) return;
    reply.header('retry-after', wait);
    throw refusal(wait);
  };
