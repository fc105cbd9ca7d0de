import type { FastifyReply, FastifyRequest } from 'fastify';
import { REFRESH_LIFE } from './store.ts';

const REFRESH = 'portal_refresh';

/** Says that a patient is signed in here and holds no secret: with it `/` leads returning patients to their dashboard. */
const SIGNED_IN = 'portal_signed_in';

/**
 * Names the session when a page is opened, also by a link in a mail, and is good for nothing else: a page with the patient's
 * data in it is there at once.
 */
const PAGE = 'portal_page';

/** Whether patients come by TLS, which ends at the proxy where one is in front. */
const isSecure = ({ protocol, tenant }: FastifyRequest): boolean =>
  protocol === 'https' || (tenant.origin?.startsWith('https:') ?? false);

const optionsOf = (request: FastifyRequest, path: string, sameSite: 'strict' | 'lax' = 'strict') =>
  ({ path, httpOnly: true, sameSite, secure: isSecure(request) }) as const;

const refreshOptions = (request: FastifyRequest) => optionsOf(request, '/v2/session');

/** What the cookies of a session hold. */
interface CookieTokens {
  readonly refresh: string;
  readonly page: string;
}

/** The cookies of a session. They come and go together, and no GET sets one. */
export const sessionCookies = {
  /** The refresh token that was sent; undefined where there is none. */
  read: ({ cookies }: FastifyRequest): string | undefined => cookies[REFRESH],

  /** The page token that was sent; undefined where there is none. */
  readPage: ({ cookies }: FastifyRequest): string | undefined => cookies[PAGE],

  set(request: FastifyRequest, reply: FastifyReply, { refresh, page }: CookieTokens): void {
    const maxAge = REFRESH_LIFE / 1000;
    reply.setCookie(REFRESH, refresh, { ...refreshOptions(request), maxAge });
    reply.setCookie(SIGNED_IN, '1', { ...optionsOf(request, '/'), maxAge });
    reply.setCookie(PAGE, page, { ...optionsOf(request, '/', 'lax'), maxAge });
  },

  clear(request: FastifyRequest, reply: FastifyReply): void {
    reply.clearCookie(REFRESH, refreshOptions(request));
    reply.clearCookie(SIGNED_IN, optionsOf(request, '/'));
    reply.clearCookie(PAGE, optionsOf(request, '/', 'lax'));
  },
};
