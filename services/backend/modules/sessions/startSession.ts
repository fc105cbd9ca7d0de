import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Session } from '#schemas/wire/session.ts';
import type { Portal } from '../portal/Portal.ts';
import type { StoredUser } from '../profile/StoredUser.ts';
import { agentOf } from './agentOf.ts';
import { recognizeDevice, DEVICE_LIFE } from './knownDevices.ts';
import { sessionCookies, pageTokenOf } from './sessionCookies.ts';
import { sessionOf } from './sessionOf.ts';
import { originOf } from '../organizations/originOf.ts';
import { begin, lifeOf, type SignedIn } from './store.ts';
import { trustCookie, trustDevice } from './trustedDevices.ts';
import { warnOfDevice } from './warnOfDevice.ts';
import { accountCookie } from './cookies.ts';

/**
 * The ids by which accounts know a browser again, one for each account. They say nothing of who that was, nobody can sign in
 * with them, and they outlive sessions.
 */
const deviceCookie = accountCookie({
  name: 'portal_device',
  form: /^[\w-]{22}$/u,
  path: '/',
  sameSite: 'lax',
  life: DEVICE_LIFE,
});

/** What the patient has chosen for this device. */
interface Choices {
  /** Whether the session lasts without being used. */
  readonly stays?: boolean | undefined;
  /** Whether logins ask for no second step for a while, of a patient who has just passed it. */
  readonly trusts?: boolean | undefined;
}

/**
 * Signs in a patient whose right to it was checked: begins a session, sets its cookies and answers with it. Of a browser that
 * the account does not know the patient is told by mail.
 */
export async function startSession(
  portal: Portal,
  request: FastifyRequest,
  reply: FastifyReply,
  account: StoredUser & SignedIn,
  { stays = false, trusts = false }: Choices = {},
): Promise<Session> {
  const { database, clock, settings, afterAnswer } = portal;
  const { tenant } = request;
  const now = clock();
  const userAgent = agentOf(request);
  const { id, hash, isNew } = await recognizeDevice(database, account._id, deviceCookie.read(request), now);
  const life = lifeOf(settings, stays);
  const expires = new Date(now.getTime() + life);
  const { session, refresh } = await begin(database, account, { now, expires, stays }, { userAgent, hash });
  if (isNew) {
    const origin = originOf(request, tenant, settings.port);
    const signIn = { userId: account._id, session, userAgent, at: now, state: account.state, origin };
    afterAnswer.begin(() => warnOfDevice(portal, tenant, signIn));
  }
  const trusted = trusts ? await trustDevice(database, account, { userAgent, hash }, now) : undefined;
  if (trusted !== undefined) trustCookie.set(request, reply, trusted);
  const ends_in = life / 1000;
  sessionCookies.set(request, reply, { refresh, page: pageTokenOf(portal, session, expires), maxAge: ends_in });
  deviceCookie.set(request, reply, id);
  return sessionOf(portal, account, { session, ends_in });
}
