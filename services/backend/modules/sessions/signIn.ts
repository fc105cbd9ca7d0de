import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LoginAnswer } from '#schemas/wire/twoStep.ts';
import { TICKET_SECONDS, type FirstStep } from '../access/LoginTickets.ts';
import type { Portal } from '../portal/Portal.ts';
import { endLostStep } from './endLostStep.ts';
import { startSession } from './startSession.ts';
import type { StoredAccount } from './store.ts';
import { trustCookie, passTrusted } from './trustedDevices.ts';

/**
 * Goes on with a login whose first step was taken, by password or by a mailed link: to a session, or to the second step of
 * a patient who has one, unless the patient trusts this browser. Before that one is taken, nothing is answered of the account, and no cookie is set.
 */
export async function signIn(
  portal: Portal,
  request: FastifyRequest,
  reply: FastifyReply,
  account: StoredAccount,
  { by, stays = false }: { readonly by: FirstStep; readonly stays?: boolean | undefined },
): Promise<LoginAnswer> {
  if (!account.has_second_step || (by === 'password' && (await endLostStep(portal, request, account))))
    return startSession(portal, request, reply, account, { stays });
  const trusted = await passTrusted(portal.database, account, trustCookie.read(request), portal.clock());
  if (trusted) {
    trustCookie.set(request, reply, trusted.token, trusted.former);
    return startSession(portal, request, reply, account, { stays });
  }
  return { ticket: portal.loginTickets.issue(account, by, portal.clock()), ticket_expires_in: TICKET_SECONDS };
}
