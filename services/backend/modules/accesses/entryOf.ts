import type { FastifyRequest } from 'fastify';
import { stableId } from '../../kernel/ids/stableId.ts';
import type { Access } from '../access/AccessTokens.ts';
import type { NotedAccess } from './store.ts';

/** What is noted of a user agent: the names of system and browser are in it, although Edge names itself last. */
const AGENT = 160;

/** The entry of what the care team did for a patient. @param actor id of the member, or of the organization */
export const careTeamEntry = (
  request: FastifyRequest,
  actor: string,
  what: Pick<NotedAccess, 'at' | 'route' | 'ids'>,
): NotedAccess => ({ ...entryOf(request, null, { ...what, status: 200 }), actor, by_care_team: true });

/** The entry of what a laboratory reported of a patient. @param name under which it is set up */
export const laboratoryEntry = (
  request: FastifyRequest,
  name: string,
  what: Pick<NotedAccess, 'at' | 'route' | 'ids'>,
): NotedAccess => careTeamEntry(request, stableId('laboratory', name), what);

/** The entry of what was done for a patient by a job, which comes from no address. @param actor as of the care team */
export const jobEntry = (
  organization: string,
  actor: string,
  what: Pick<NotedAccess, 'at' | 'route' | 'ids'>,
): NotedAccess => ({
  ...what,
  status: 200,
  organization,
  actor,
  by_care_team: true,
  session: null,
  address: '',
  user_agent: '',
});

/** The entry of what somebody read by a link that a patient had made for them. @param reader whom it was made for */
export const readerEntry = (
  request: FastifyRequest,
  reader: string,
  what: Pick<NotedAccess, 'at' | 'route' | 'ids'>,
): NotedAccess => ({ ...entryOf(request, null, { ...what, status: 200 }), reader });

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
