import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { objectId } from '#schemas/objectId.ts';
import { loginSchema, renewalSchema, sessionSchema } from '#schemas/wire/session.ts';
import { loginAnswerSchema } from '#schemas/wire/twoStep.ts';
import { accessOf } from '../access/guardAccess.ts';
import { problems } from '../../kernel/problems/problems.ts';
import type { Portal } from '../portal/Portal.ts';
import { networkOf } from '../../kernel/http/clientAddress.ts';
import { countAttempt, forgetAttempts } from './loginAttempts.ts';
import { loginRateLimit } from './loginRateLimit.ts';
import { pageTokenOf, sessionCookies } from './sessionCookies.ts';
import { passwords } from './passwords.ts';
import { sessionOf } from './sessionOf.ts';
import { warnOfGuesses } from './warnOfGuesses.ts';
import { signIn } from './signIn.ts';
import { end, endAll, findAccountByEmail, findToken, lifeOf, rotateToken } from './store.ts';
import type { FastifyRequest, onRequestHookHandler } from 'fastify';

/** Whether a page of this portal asks, or no page at all. Browsers say it; the origin says it where they are too old for that. */
function isOwn({ headers, host, tenant }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = headers;
  if (origin === undefined || origin === tenant.origin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/**
 * For what is asked with the cookies of a session: a page of another site cannot have a browser ask it. The cookies are not sent
 * from there; this holds where a browser sends them all the same.
 *
 * @throws ProblemError Forbidden
 */
const refuseForeignOrigin: onRequestHookHandler = (request, _reply, done) =>
  done(isOwn(request) ? undefined : problems.foreignOrigin());

/**
 * How long a replaced refresh token still serves, in milliseconds: for tabs that refresh together, and for a page that was
 * left before its successor had arrived.
 */
const GRACE = 10_000;

/** Login, renewal and logout, here and everywhere. */
export const routes =
  (portal: Portal): FastifyPluginAsyncJsonSchemaToTs =>
  async (app) => {
    const { database, clock, liveSessions, refreshTokens, settings, afterAnswer } = portal;
    app.post(
      '/login/:org',
      {
        schema: {
          operationId: 'login',
          summary: 'Log in with email address and password',
          params: { type: 'object', required: ['org'], properties: { org: objectId } } as const,
          body: loginSchema,
          response: { 200: loginAnswerSchema },
        },
        config: { access: 'public' },
        onRequest: loginRateLimit(portal, 'login'),
      },
      async (request, reply) => {
        const now = clock();
        const email = request.body.email.trim().toLowerCase();
        const organization = request.tenant.id;
        const attempt = { organization, email, network: networkOf(request.ip) };
        const { verdict, isFirst } = await countAttempt(database, attempt, now);
        if (isFirst) afterAnswer.begin(() => warnOfGuesses(portal, request.tenant, email));
        if (verdict === 'locked-here') throw problems.accountLocked();
        if (verdict === 'locked-elsewhere') throw problems.signInSlowed();
        const account = await findAccountByEmail(database, organization, email, now);
        const matches = await passwords.match(account?.password_hash, request.body.password);
        if (!account || !matches) throw problems.invalidCredentials();
        await forgetAttempts(database, attempt, now);
        return signIn(portal, request, reply, account, { by: 'password', stays: request.body.stay_signed_in });
      },
    );

    app.post(
      '/v2/session/refresh',
      {
        schema: {
          operationId: 'refreshSession',
          summary: 'Renew the session of the refresh cookie',
          body: renewalSchema,
          response: { 200: sessionSchema },
        },
        config: { access: 'public' },
        onRequest: refuseForeignOrigin,
      },
      async (request, reply) => {
        const now = clock();
        const refresh = sessionCookies.read(request);
        const refuse = (text = 'no valid refresh token was sent') => {
          sessionCookies.clear(request, reply);
          return problems.unauthorized(text);
        };
        if (refresh === undefined) throw refuse('no refresh token was sent');
        const token = await findToken(database, request.tenant.id, refresh, now);
        if (!token || !token.is_live || token.expires_at <= now) throw refuse();
        if (token.rotated_at !== null && now.getTime() - token.rotated_at.getTime() > GRACE) {
          // Somebody holds a copy of a token that was replaced long ago: nobody of the family is trusted any more.
          await end(database, token.session_id, now);
          liveSessions.forget(token._id);
          throw refuse();
        }
        const session = token.session_id;
        const successor = refreshTokens.after(refresh);
        // What a page reads by itself does not keep a session that nobody uses.
        const isUsed = request.body?.used ?? true;
        const expires = isUsed ? new Date(now.getTime() + lifeOf(settings, token.stays)) : token.expires_at;
        await rotateToken(database, { refresh, successor, session, expires }, now);
        const ends_in = Math.floor((expires.getTime() - now.getTime()) / 1000);
        sessionCookies.set(request, reply, {
          refresh: successor,
          page: pageTokenOf(portal, session, expires),
          maxAge: ends_in,
        });
        return sessionOf(portal, token, { session, ends_in });
      },
    );

    app.post(
      '/v2/session/logout',
      {
        schema: {
          operationId: 'logout',
          summary: 'End the session of the refresh cookie',
          response: { 204: { type: 'null' } },
        },
        config: { access: 'public' },
        onRequest: refuseForeignOrigin,
      },
      async (request, reply) => {
        const refresh = sessionCookies.read(request);
        const now = clock();
        const token = refresh === undefined ? undefined : await findToken(database, request.tenant.id, refresh, now);
        if (token) {
          await end(database, token.session_id, now);
          liveSessions.forget(token._id);
        }
        sessionCookies.clear(request, reply);
        return reply.code(204).send(null);
      },
    );

    app.post(
      '/v2/session/logout-everywhere',
      {
        schema: {
          operationId: 'logoutEverywhere',
          summary: 'End all sessions of the patient',
          response: { 204: { type: 'null' } },
        },
      },
      async (request, reply) => {
        const { user } = accessOf(request);
        await endAll(database, user, clock());
        liveSessions.forget(user);
        sessionCookies.clear(request, reply);
        return reply.code(204).send(null);
      },
    );
  };
