import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { objectId } from '#schemas/objectId.ts';
import { loginSchema, sessionSchema, type Session } from '#schemas/wire/session.ts';
import { problems } from '../http/problems.ts';
import type { Portal } from '../Portal.ts';
import { ACCESS_SECONDS } from './AccessTokens.ts';
import { attemptKey, clearAttempts, countAttempt } from './loginAttempts.ts';
import { passwords } from './passwords.ts';
import { begin, end, findAccountByEmail, findToken, REFRESH_LIFE, rotateToken } from './store.ts';
import type { StoredUser } from '../users/StoredUser.ts';
import { userOf } from '../users/userOf.ts';

const COOKIE = 'portal_refresh';

/** How long a replaced refresh token still gets an access token, in milliseconds: tabs that refresh together. */
const GRACE = 10_000;

const cookieOptions = (request: FastifyRequest) =>
  ({ path: '/v2/session', httpOnly: true, sameSite: 'strict', secure: request.protocol === 'https' }) as const;

const setRefresh = (request: FastifyRequest, reply: FastifyReply, refresh: string) =>
  reply.setCookie(COOKIE, refresh, { ...cookieOptions(request), maxAge: REFRESH_LIFE / 1000 });

async function sessionOf({ tokens, imageAddresses }: Portal, user: StoredUser, session: string): Promise<Session> {
  const token = await tokens.issue({ user: user._id, organization: user.organization, session });
  return { token, expires_in: ACCESS_SECONDS, user: userOf(user, imageAddresses) };
}

/** Login, renewal and logout. */
export const routes =
  (portal: Portal): FastifyPluginAsyncJsonSchemaToTs =>
  async (app) => {
    const { database, clock, liveSessions, settings } = portal;
    app.post(
      '/login/:org',
      {
        schema: {
          tags: ['session'],
          params: { type: 'object', required: ['org'], properties: { org: objectId } } as const,
          body: loginSchema,
          response: { 200: sessionSchema },
        },
        config: {
          access: 'public',
          rateLimit: settings.loginRateLimit > 0 ? { max: settings.loginRateLimit, timeWindow: '1 minute' } : false,
        },
      },
      async (request, reply) => {
        const now = clock();
        const email = request.body.email.trim().toLowerCase();
        const organization = request.tenant.id;
        const key = attemptKey(organization, email, request.ip);
        if (!(await countAttempt(database, key, now))) throw problems.accountLocked();
        const account = await findAccountByEmail(database, organization, email, now);
        const matches = await passwords.match(account?.password_hash, request.body.password);
        if (!account || !matches) throw problems.invalidCredentials();
        await clearAttempts(database, key);
        const { session, refresh } = await begin(database, account, now);
        setRefresh(request, reply, refresh);
        return sessionOf(portal, account, session);
      },
    );

    app.post(
      '/v2/session/refresh',
      { schema: { tags: ['session'], response: { 200: sessionSchema } }, config: { access: 'public' } },
      async (request, reply) => {
        const now = clock();
        const refresh = request.cookies[COOKIE];
        const refuse = () => {
          reply.clearCookie(COOKIE, cookieOptions(request));
          return problems.unauthorized('no valid refresh token was sent');
        };
        if (refresh === undefined) throw problems.unauthorized('no refresh token was sent');
        const token = await findToken(database, request.tenant.id, refresh, now);
        if (!token || token.ended_at !== null || token.expires_at <= now) throw refuse();
        if (token.rotated_at === null) {
          const next = await rotateToken(database, refresh, now);
          if (next !== undefined) setRefresh(request, reply, next);
        } else if (now.getTime() - token.rotated_at.getTime() > GRACE) {
          // Somebody holds a copy of a token that was replaced long ago: nobody of the family is trusted any more.
          await end(database, token.session_id, now);
          liveSessions.forget(token.session_id);
          throw refuse();
        }
        return sessionOf(portal, token, token.session_id);
      },
    );

    app.post(
      '/v2/session/logout',
      { schema: { tags: ['session'], response: { 204: { type: 'null' } } }, config: { access: 'public' } },
      async (request, reply) => {
        const refresh = request.cookies[COOKIE];
        const now = clock();
        const token = refresh === undefined ? undefined : await findToken(database, request.tenant.id, refresh, now);
        if (token) {
          await end(database, token.session_id, now);
          liveSessions.forget(token.session_id);
        }
        reply.clearCookie(COOKIE, cookieOptions(request));
        return reply.code(204).send(null);
      },
    );
  };
