import type { FastifyReply, FastifyRequest } from 'fastify';
import { REFRESH_LIFE } from './store.ts';

const REFRESH = 'portal_refresh';

/** Says that a patient is signed in here and holds no secret: with it `/` leads returning patients to their dashboard. */
const SIGNED_IN = 'portal_signed_in';

/** Whether patients come by TLS, which ends at the proxy where one is in front. */
const isSecure = ({ protocol, tenant }: FastifyRequest): boolean =>
  protocol === 'https' || (tenant.origin?.startsWith('https:') ?? false);

const optionsOf = (request: FastifyRequest, path: string) =>
  ({ path, httpOnly: true, sameSite: 'strict', secure: isSecure(request) }) as const;

const refreshOptions = (request: FastifyRequest) => optionsOf(request, '/v2/session');

/** The two cookies of a session. They come and go together. */
export const sessionCookies = {
  /** The refresh token that was sent; undefined where there is none. */
  read: ({ cookies }: FastifyRequest): string | undefined => cookies[REFRESH],

  set(request: FastifyRequest, reply: FastifyReply, refresh: string): void {
    const maxAge = REFRESH_LIFE / 1000;
    reply.setCookie(REFRESH, refresh, { ...refreshOptions(request), maxAge });
    reply.setCookie(SIGNED_IN, '1', { ...optionsOf(request, '/'), maxAge });
  },

  clear(request: FastifyRequest, reply: FastifyReply): void {
    reply.clearCookie(REFRESH, refreshOptions(request));
    reply.clearCookie(SIGNED_IN, optionsOf(request, '/'));
  },
};
