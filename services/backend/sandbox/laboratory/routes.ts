import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { objectId } from '#schemas/objectId.ts';
import { problems } from '../../kernel/problems/problems.ts';
import type { Portal } from '../../modules/portal/Portal.ts';
import { DEMO_KINDS, demoBundle } from './demoBundles.ts';
import { laboratoryPage } from './laboratoryPage.ts';
import { postSigned } from './postSigned.ts';
import { listLabOrders } from './store.ts';

const config = { access: 'public' } as const;

/** Bytes of a form: a bundle of 1 MB, whose signs a browser may write as three. */
const BODY_LIMIT = 3 * 1024 * 1024 + 1000;

const formSchema = {
  title: 'LaboratoryForm',
  type: 'object',
  additionalProperties: false,
  required: ['order', 'kind', 'act'],
  properties: {
    order: objectId,
    kind: { type: 'string', enum: DEMO_KINDS },
    act: { type: 'string', enum: ['fill', 'send'] },
    bundle: { type: 'string' },
  },
} as const;

/** Sends results as the sandbox's laboratory. Only where the sandbox is on. */
export const routes =
  ({ database, clock }: Portal): FastifyPluginAsyncJsonSchemaToTs =>
  async (app) => {
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );

    app.get(
      '/sandbox/laboratory',
      {
        schema: {
          operationId: 'readLaboratoryForm',
          summary: "Show the page on which one sends results as the sandbox's laboratory",
          produces: ['text/html'],
          response: { 200: { type: 'string' } },
        },
        config,
      },
      async ({ tenant: { id, settings } }, reply) => {
        const orders = await listLabOrders(database, id);
        const [first] = orders;
        const bundle = first ? textOf(demoBundle('normal', { order: first.id, patient: first.userId }, clock())) : '';
        const page = laboratoryPage(settings.name, { orders, order: first?.id, kind: 'normal', bundle, answer: null });
        return reply.type('text/html; charset=utf-8').send(page);
      },
    );

    app.post(
      '/sandbox/laboratory',
      {
        schema: {
          operationId: 'sendAsLaboratory',
          summary: "Fill in a bundle, or sign and send it as the sandbox's laboratory",
          body: formSchema,
          produces: ['text/html'],
          response: { 200: { type: 'string' } },
        },
        config,
      },
      async (request, reply) => {
        const { tenant, body } = request;
        const { order, kind, act, bundle = '' } = body;
        const orders = await listLabOrders(database, tenant.id);
        const chosen = orders.find(({ id }) => id === order);
        if (!chosen) throw problems.nothingToSimulate('There is no such lab order.');
        const of = { order, patient: chosen.userId };
        const filled = act === 'fill' ? textOf(demoBundle(kind, of, clock())) : bundle;
        const sent = filled.replaceAll('"ORDER"', `"${of.order}"`).replaceAll('"PATIENT"', `"${of.patient}"`);
        const answer = act === 'send' ? await postSigned(request, sent) : null;
        const page = laboratoryPage(tenant.settings.name, { orders, order, kind, bundle: filled, answer });
        return reply.type('text/html; charset=utf-8').send(page);
      },
    );
  };

const textOf = (bundle: object): string => JSON.stringify(bundle, null, 2);
