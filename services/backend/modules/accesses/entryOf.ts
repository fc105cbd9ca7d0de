import type { FastifyRequest } from 'fastify';
import type { Access } from '../access/AccessTokens.ts';
import type { NotedAccess } from './store.ts';

/** What is noted of a user agent: the names of system and browser are in it, although Edge names itself last. */
const AGENT = 160;

/** The entry of a request: who, what, when and from where. */
export const entryOf = (
  { tenant, ip, headers }: FastifyRequest,
  actor: Access | null,
  what: Pick<NotedAccess, 'at' | 'route' | 'ids' | 'status'>,
): NotedAccess => ({
  at: what.at,
  route: what.route,
  ids: what.ids,
  status: what.status,
  organization: tenant.id,
  actor: actor?.user ?? null,
  session: actor?.session ?? null,
  address: ip,
  user_agent: (headers['user-agent'] ?? '').slice(0, AGENT),
});
