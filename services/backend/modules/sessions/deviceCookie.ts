import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieOptions } from './cookieOptions.ts';
import { DEVICE_LIFE } from './knownDevices.ts';

/**
 * The ids by which accounts know a browser, one for each account that was signed in to with it, the last one used last.
 * They say nothing of who that was, and nobody can sign in with them.
 */
const DEVICE = 'portal_device';

/** Accounts for which a browser is known at a time: a family's. */
const MOST = 5;

const ID = /^[\w-]{22}$/u;

/** The cookie by which an account knows a browser again. It outlives sessions, and no GET sets it. */
export const deviceCookie = {
  /** The ids that were sent; none where they are not the portal's. */
  read({ cookies }: FastifyRequest): readonly string[] {
    const ids = (cookies[DEVICE] ?? '').split('.', MOST + 1);
    return ids.length <= MOST && ids.every((id) => ID.test(id)) ? ids : [];
  },

  /** @param id of the account that is signed in to */
  set(request: FastifyRequest, reply: FastifyReply, id: string): void {
    const others = deviceCookie.read(request).filter((other) => other !== id);
    reply.setCookie(DEVICE, [...others, id].slice(-MOST).join('.'), {
      ...cookieOptions(request, '/', 'lax'),
      maxAge: DEVICE_LIFE / 1000,
    });
  },
};
