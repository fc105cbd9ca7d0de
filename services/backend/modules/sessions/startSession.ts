import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Session } from '#schemas/wire/session.ts';
import type { Portal } from '../portal/Portal.ts';
import type { StoredUser } from '../profile/StoredUser.ts';
import { sessionCookies } from './sessionCookies.ts';
import { sessionOf } from './sessionOf.ts';
import { pageTokenOf } from './pageTokenOf.ts';
import { begin, type SignedIn } from './store.ts';

/** Signs in a patient whose right to it was checked: begins a session, sets its cookies and answers with it. */
export async function startSession(
  portal: Portal,
  request: FastifyRequest,
  reply: FastifyReply,
  account: StoredUser & SignedIn,
): Promise<Session> {
  const now = portal.clock();
  const { session, refresh } = await begin(portal.database, account, now);
  sessionCookies.set(request, reply, { refresh, page: pageTokenOf(portal, session, now) });
  return sessionOf(portal, account, session);
}
