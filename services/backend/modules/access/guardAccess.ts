import type { FastifyInstance, FastifyRequest } from 'fastify';
import { problems } from '../../kernel/problems/problems.ts';
import type { Access, AccessTokens } from './AccessTokens.ts';
import type { LiveSessions } from './LiveSessions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; null on public routes without a token. */
    access: Access | null;
  }
  interface FastifyContextConfig {
    /** Who may call: everybody, or (the default) the patient whom the access token and the address name. */
    access?: 'public' | 'patient';
  }
}

/** Who asks, on a route for patients. @throws ProblemError Unauthorized */
export function accessOf({ access }: FastifyRequest): Access {
  if (!access) throw problems.unauthorized();
  return access;
}

const bearer = ({ headers: { authorization } }: FastifyRequest): string | undefined =>
  authorization === undefined ? undefined : /^Bearer ([\w.-]{1,2000})$/.exec(authorization)?.[1];

const paramOf = ({ params }: FastifyRequest, name: string): unknown =>
  typeof params === 'object' && params !== null ? Reflect.get(params, name) : undefined;

interface Keys {
  readonly tokens: AccessTokens;
  readonly liveSessions: LiveSessions;
}

/**
 * Lets a request through only where host, header, address and token agree on the organization, and address and token on
 * the patient. Routes are closed unless they say that they are public. What belongs to others looks like nothing.
 */
export function guardAccess(app: FastifyInstance, { tokens, liveSessions }: Keys): void {
  app.addHook('onRequest', async (request) => {
    const { id } = request.tenant;
    const header = request.headers['x-organization'];
    const isPublic = request.routeOptions.config.access === 'public';
    const token = bearer(request);
    if (token !== undefined) {
      const access = await tokens.read(token);
      if (access.organization !== id) throw problems.notFound('the token belongs to another organization');
      if (!(await liveSessions.has(access))) throw problems.unauthorized('the session has ended');
      request.access = access;
    } else if (!isPublic) {
      throw problems.unauthorized();
    }
    const named = paramOf(request, 'org');
    if ((header !== undefined && header !== id) || (named !== undefined && named !== id))
      throw problems.notFound('the organization is not the one of this host');
    const patient = paramOf(request, 'userId');
    if (!isPublic && patient !== undefined && patient !== request.access?.user)
      throw problems.notFound('the address names another patient');
  });
}
