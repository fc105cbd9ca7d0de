import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Access, AccessTokens } from '../access/AccessTokens.ts';
import type { AccessLog } from './AccessLog.ts';
import { entryOf } from './entryOf.ts';
import { general, signed, signingIn } from './general.ts';
import type { NotedAccess } from './store.ts';

const ID = /^[0-9a-f]{24}$/;

/** The names under which queries and bodies hold ids; under any other, what looks like one may be something typed. */
const NAMES = new Set([
  'appointmentId',
  'intake',
  'invoice',
  'physician',
  'prescription_id',
  'product',
  'product_template',
  'subscription',
  'templateId',
]);

const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** What is asked, and whether of everybody's. Fastify makes the options of a route anew each time that they are read. */
function routeOf({ routeOptions: { schema, url, config } }: FastifyRequest) {
  return { route: schema?.operationId ?? url ?? '', isPublic: config.access === 'public' };
}

/** The ids that a request names, but those of organization and patient, which are noted anyway. */
function idsIn({ params, query, body }: FastifyRequest): NotedAccess['ids'] {
  const named = [...entriesOf(query), ...entriesOf(body)].filter(([name]) => NAMES.has(name));
  const ids: { [name: string]: string } = {};
  for (const [name, value] of [...named, ...entriesOf(params)])
    if (typeof value === 'string' && ID.test(value) && name !== 'org' && name !== 'userId') ids[name] = value;
  return ids;
}

const tokenIn = (payload: unknown): string | undefined => {
  const token: unknown = typeof payload === 'object' && payload !== null ? Reflect.get(payload, 'token') : undefined;
  return typeof token === 'string' ? token : undefined;
};

/** What records need of the portal. */
interface Recorded {
  readonly accesses: AccessLog;
  readonly tokens: AccessTokens;
  readonly clock: () => Date;
}

/**
 * Notes every request that reads or changes the record of a patient: who, what, when and from where, and nothing of its
 * content. Every operation for patients is noted unless it is general.
 */
export function recordAccesses(app: FastifyInstance, { accesses, tokens, clock }: Recorded): void {
  /** Who has just signed in by a request. */
  const signedIn = new WeakMap<FastifyRequest, Access>();
  const actorOf = (
    request: FastifyRequest,
    { statusCode }: FastifyReply,
    { route, isPublic }: ReturnType<typeof routeOf>,
  ): Access | null | undefined => {
    if (signingIn.has(route)) return signedIn.get(request);
    if (signed.has(route)) return statusCode < 400 ? null : undefined;
    return isPublic || general.has(route) ? undefined : (request.access ?? undefined);
  };

  app.addHook('onRoute', (route) => {
    if (!signingIn.has(route.schema?.operationId ?? '')) return;
    route.preSerialization = async (request, _reply, payload) => {
      const token = tokenIn(payload);
      if (token !== undefined) signedIn.set(request, await tokens.read(token));
      return payload;
    };
  });
  // Not when it was answered: whoever hangs up before that would have done it unnoted.
  app.addHook('onSend', (request, reply, _payload, done) => {
    const asked = routeOf(request);
    const actor = actorOf(request, reply, asked);
    if (actor === undefined) return done();
    accesses.note(
      entryOf(request, actor, {
        at: clock(),
        route: asked.route,
        ids: idsIn(request),
        status: reply.statusCode,
      }),
    );
    done();
  });
  app.addHook('onReady', async () => {
    accesses.begin((failure) => app.log.warn(failure, 'the access log could not be written and is tried again'));
  });
  app.addHook('onClose', () => accesses.end());
}
