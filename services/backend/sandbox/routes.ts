import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { objectId } from '#schemas/objectId.ts';
import { problems } from '../http/problems.ts';
import type { Portal } from '../Portal.ts';
import { messageSchema } from './messageSchema.ts';
import { sandboxPage } from './sandboxPage.ts';
import { approveVisit, listOutbox } from './store.ts';

const tags = ['sandbox'];
const config = { access: 'public' } as const;

/** What cannot be simulated, and why. */
const NOTHING = {
  reply: 'This portal has no messages yet, so there is none to answer.',
  'lab-results': 'This portal has no lab orders yet, so there are no results to deliver.',
  'ship-order': 'This portal has no orders yet, so there is none to ship.',
} as const;

const simulated = {
  type: 'object',
  additionalProperties: false,
  required: ['intakeId'],
  properties: { intakeId: objectId },
} as const;

/** What the portal sent, and buttons for what people on the other side do. Only where the sandbox is on. */
export const routes =
  ({ database, postman, clock }: Portal): FastifyPluginAsyncJsonSchemaToTs =>
  async (app) => {
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

    app.post(
      '/sandbox/simulate/approve-visit',
      {
        schema: {
          tags,
          body: {
            type: ['object', 'null'],
            additionalProperties: false,
            properties: { intakeId: objectId },
          } as const,
          response: { 200: simulated },
        },
        config,
      },
      async (request, reply) => {
        const { name, support_email } = request.tenant.settings;
        const intakeId = await approveVisit(
          database,
          {
            organization: request.tenant.id,
            userId: request.access?.user ?? null,
            intakeId: request.body?.intakeId ?? null,
          },
          {
            subject: 'Your visit was reviewed',
            text: `A ${name} provider has reviewed your visit. Log in to your portal to see what comes next. Questions? Write to ${support_email}.`,
          },
          clock(),
        );
        if (intakeId === undefined) throw problems.nothingToSimulate('No submitted visit is waiting for a review.');
        postman.wake();
        if (request.headers.accept?.includes('text/html')) return reply.redirect('/sandbox', 303);
        return { intakeId };
      },
    );

    for (const [name, message] of Object.entries(NOTHING))
      app.post(`/sandbox/simulate/${name}`, { schema: { tags }, config }, async () => {
        throw problems.nothingToSimulate(message);
      });
  };
