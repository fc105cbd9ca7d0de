import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { objectId } from '#schemas/objectId.ts';
import { showcaseDetailsSchema, showcaseQuerySchema, showcaseSchema } from '#schemas/wire/showcase.ts';
import { problems } from '../../kernel/problems/problems.ts';
import { accessOf } from '../access/guardAccess.ts';
import type { Portal } from '../portal/Portal.ts';
import { detailsOf } from './detailsOf.ts';
import { itemOf } from './itemOf.ts';
import { listShowcase, PAGE_SIZE } from './store.ts';

/** What a patient has ordered, and how far it is. */
export const routes =
  (portal: Portal): FastifyPluginAsyncJsonSchemaToTs =>
  async (app) => {
    const { database, invoiceAddresses } = portal;
    app.get(
      '/v2/users/purchases-showcase',
      {
        schema: {
          operationId: 'listShowcase',
          summary: 'List what the patient has ordered and how far it is, one page',
          querystring: showcaseQuerySchema,
          response: { 200: showcaseSchema },
        },
      },
      async (request) => {
        const page = Number(request.query.page ?? 1);
        const { docs, total } = await listShowcase(database, accessOf(request).user, request.query, page);
        const totalPages = Math.max(1, Math.ceil(total / PAGE_SIZE));
        return {
          docs: docs.map(itemOf),
          total,
          page,
          totalPages,
          hasPrevPage: page > 1,
          hasNextPage: page < totalPages,
        };
      },
    );

    app.get(
      '/v2/users/purchases-showcase/:orderId/details',
      {
        schema: {
          operationId: 'readShowcaseDetails',
          summary: 'Read what the patient has ordered, with what was paid and what happened to it',
          params: { type: 'object', required: ['orderId'], properties: { orderId: objectId } } as const,
          response: { 200: showcaseDetailsSchema },
        },
      },
      async (request) => {
        const details = await detailsOf(portal, accessOf(request).user, request.params.orderId);
        if (!details) throw problems.notFound('the patient has no such order');
        const { charge } = details;
        return {
          ...details,
          charge: charge && { ...charge, receipt: invoiceAddresses.of(request.tenant.id, charge.receipt) },
        };
      },
    );
  };
