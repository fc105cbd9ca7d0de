import type { FastifyRequest, onRequestHookHandler } from 'fastify';
import { problems } from '../../kernel/problems/problems.ts';

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
export const refuseForeignOrigin: onRequestHookHandler = (request, _reply, done) =>
  done(isOwn(request) ? undefined : problems.foreignOrigin());
