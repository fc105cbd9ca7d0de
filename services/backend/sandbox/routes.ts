import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import type { FastifyRequest } from 'fastify';
import { objectId } from '#schemas/objectId.ts';
import { problems } from '../http/problems.ts';
import type { Portal } from '../Portal.ts';
import { messageSchema } from './messageSchema.ts';
import { sandboxPage } from './sandboxPage.ts';
import { simulations } from './simulations.ts';
import { listOutbox } from './store.ts';

const tags = ['sandbox'];
const config = { access: 'public' } as const;

const named = (id: string) =>
  ({ type: ['object', 'null'], additionalProperties: false, properties: { [id]: objectId } }) as const;

const wantsPage = ({ headers: { accept } }: FastifyRequest) => accept?.includes('text/html') ?? false;

const idIn = (body: unknown, name: string): string | null => {
  const id: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  return typeof id === 'string' ? id : null;
};

/** What the portal sent, and buttons for what people on the other side do. Only where the sandbox is on. */
export const routes =
  (portal: Portal): FastifyPluginAsyncJsonSchemaToTs =>
  async (app) => {
    const { database, postman } = portal;
    // The forms of the sandbox page, which hold no fields.
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
      done(null, {}),
    );

    app.get('/sandbox', { schema: { tags }, config }, async (request, reply) => {
      const page = sandboxPage(request.tenant.settings.name, await listOutbox(database, request.tenant.id));
      return reply.type('text/html; charset=utf-8').send(page);
    });

    app.get(
      '/sandbox/outbox',
      { schema: { tags, response: { 200: { type: 'array', items: messageSchema } as const } }, config },
      async (request) => listOutbox(database, request.tenant.id),
    );

    for (const [name, { names, nothing, act }] of Object.entries(simulations))
      app.post(
        `/sandbox/simulate/${name}`,
        { schema: { tags, ...(names && { body: named(names) }) }, config },
        async (request, reply) => {
          const { tenant, access, body } = request;
          const id = names === undefined ? null : idIn(body, names);
          const userId = (names === 'userId' ? id : null) ?? access?.user ?? null;
          const acted = await act?.(portal, { organization: tenant.id, userId, id }, tenant.settings);
          if (names === undefined || acted === undefined) throw problems.nothingToSimulate(nothing);
          postman.wake();
          return wantsPage(request) ? reply.redirect('/sandbox', 303) : { [names]: acted };
        },
      );
  };
