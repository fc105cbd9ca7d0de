import type { FastifyReply, FastifyRequest } from 'fastify';
import { ZONE_COOKIE } from '#schemas/zoneCookie.ts';
import { cookieOptions } from './cookies.ts';
import type { Portal } from '../portal/Portal.ts';

const REFRESH = 'portal_refresh';

/** Says that a patient is signed in here and holds no secret: with it `/` leads returning patients to their dashboard. */
const SIGNED_IN = 'portal_signed_in';

/**
 * Names the session when a page is opened, also by a link in a mail, and is good for nothing else: a page with the patient's
 * data in it is there at once.
 */
const PAGE = 'portal_page';

const refreshOptions = (request: FastifyRequest) => cookieOptions(request, '/v2/session');

/** What the cookies of a session hold. */
interface CookieTokens {
  readonly refresh: string;
  readonly page: string;
  /** Seconds until the session ends unless it is used. */
  readonly maxAge: number;
}

/** The cookies of a session. They come and go together, and no GET sets one. */
export const sessionCookies = {
  /** The refresh token that was sent; undefined where there is none. */
  read: ({ cookies }: FastifyRequest): string | undefined => cookies[REFRESH],

  /** The page token that was sent; undefined where there is none. */
  readPage: ({ cookies }: FastifyRequest): string | undefined => cookies[PAGE],

  set(request: FastifyRequest, reply: FastifyReply, { refresh, page, maxAge }: CookieTokens): void {
    reply.setCookie(REFRESH, refresh, { ...refreshOptions(request), maxAge });
    reply.setCookie(SIGNED_IN, '1', { ...cookieOptions(request, '/'), maxAge });
    reply.setCookie(PAGE, page, { ...cookieOptions(request, '/', 'lax'), maxAge });
  },

  clear(request: FastifyRequest, reply: FastifyReply): void {
    reply.clearCookie(REFRESH, refreshOptions(request));
    reply.clearCookie(SIGNED_IN, cookieOptions(request, '/'));
    reply.clearCookie(PAGE, cookieOptions(request, '/', 'lax'));
    reply.clearCookie(ZONE_COOKIE, { path: '/' });
  },
};

/** A token that names a session to pages until the session ends. */
export const pageTokenOf = ({ pageTokens }: Pick<Portal, 'pageTokens'>, session: string, ends: Date): string =>
  pageTokens.issue({ session, expires: Math.floor(ends.getTime() / 1000) });
