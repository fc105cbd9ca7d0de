import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import type { FastifyRequest } from 'fastify';
import { objectId } from '#schemas/objectId.ts';
import { problems } from '../http/problems.ts';
import type { Portal } from '../Portal.ts';
import { approveVisit } from './approveVisit.ts';
import { refusedMail, reviewedMail } from './mails.ts';
import { messageSchema } from './messageSchema.ts';
import { sandboxPage } from './sandboxPage.ts';
import { refuseVisit } from './refuseVisit.ts';
import { shipOrder } from './shipOrder.ts';
import { listOutbox } from './store.ts';

const tags = ['sandbox'];
const config = { access: 'public' } as const;

/** What cannot be simulated, and why. */
const NOTHING = {
  reply: 'This portal has no messages yet, so there is none to answer.',
  'lab-results': 'This portal has no lab results yet, so there are none to deliver.',
} as const;

/** What is decided about a visit, and why it may not be. */
const REVIEWS = {
  'approve-visit': { review: approveVisit, mail: reviewedMail },
  'refuse-visit': { review: refuseVisit, mail: refusedMail },
} as const;

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
    const { database, postman, clock } = portal;
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

    for (const [name, { review, mail }] of Object.entries(REVIEWS))
      app.post(
        `/sandbox/simulate/${name}`,
        { schema: { tags, body: named('intakeId') }, config },
        async (request, reply) => {
          const { tenant, access, body } = request;
          const target = {
            organization: tenant.id,
            userId: access?.user ?? null,
            intakeId: idIn(body, 'intakeId'),
            submittedBy: clock(),
          };
          const intakeId = await review(portal, target, mail(tenant.settings));
          if (intakeId === undefined) throw problems.nothingToSimulate('No submitted visit is waiting for a review.');
          postman.wake();
          return wantsPage(request) ? reply.redirect('/sandbox', 303) : { intakeId };
        },
      );

    app.post(
      '/sandbox/simulate/ship-order',
      { schema: { tags, body: named('orderId') }, config },
      async (request, reply) => {
        const { tenant, access, body } = request;
        const target = { organization: tenant.id, userId: access?.user ?? null, orderId: idIn(body, 'orderId') };
        const orderId = await shipOrder(portal, target, tenant.settings);
        if (orderId === undefined) throw problems.nothingToSimulate('No order is being prepared.');
        postman.wake();
        return wantsPage(request) ? reply.redirect('/sandbox', 303) : { orderId };
      },
    );

    for (const [name, message] of Object.entries(NOTHING))
      app.post(`/sandbox/simulate/${name}`, { schema: { tags }, config }, async () => {
        throw problems.nothingToSimulate(message);
      });
  };
