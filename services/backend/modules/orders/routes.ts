import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { objectId } from '#schemas/objectId.ts';
import { createOrderSchema, orderSchema, submitOrderSchema } from '#schemas/wire/order.ts';
import { attemptOf } from '../../kernel/once/attemptOf.ts';
import { accessOf } from '../access/guardAccess.ts';
import { problems } from '../../kernel/problems/problems.ts';
import type { Portal } from '../portal/Portal.ts';
import { createOrder } from './createOrder.ts';
import { findOrder, listOrders } from './store.ts';
import { submitOrder } from './submitOrder.ts';

const nothing = { type: ['object', 'null'], additionalProperties: false, properties: {} } as const;
/** Says how many are bought at once to whoever asks for another number. Anything else is refused as it is everywhere. */
const refusalOf = (refusals: readonly { readonly instancePath: string }[]): Error =>
  refusals.some(({ instancePath }) => instancePath === '/quantity')
    ? problems.quantityOutOfRange()
    : new Error('the request does not match its schema');

const orderParams = { type: 'object', required: ['orderId'], properties: { orderId: objectId } } as const;

/** What patients buy once, and what is sent to them. */
export const routes =
  (portal: Portal): FastifyPluginAsyncJsonSchemaToTs =>
  async (app) => {
    app.get(
      '/orders/:org/patient/:userId',
      {
        schema: {
          operationId: 'listOrders',
          summary: 'List the orders of the patient',
          params: {
            type: 'object',
            required: ['org', 'userId'],
            properties: { org: objectId, userId: objectId },
          } as const,
          response: { 200: { type: 'array', items: orderSchema } as const },
        },
      },
      async (request) => listOrders(portal.database, request.params.userId),
    );

    app.get(
      '/v2/orders/:orderId',
      {
        schema: {
          operationId: 'readOrder',
          summary: 'Read an order',
          params: orderParams,
          response: { 200: orderSchema },
        },
      },
      async (request) => {
        const order = await findOrder(portal.database, request.params.orderId, accessOf(request).user);
        if (!order) throw problems.notFound('the patient has no such order');
        return order;
      },
    );

    app.post(
      '/v2/orders/patient',
      {
        schema: {
          operationId: 'createOrder',
          summary: 'Create an order',
          body: createOrderSchema,
          response: { 201: orderSchema },
        },
        schemaErrorFormatter: refusalOf,
        config: { purchase: true, idempotencyKey: 'optional' },
      },
      async (request, reply) => {
        const { user } = accessOf(request);
        const order = await createOrder(portal, request.tenant.id, user, request.body, attemptOf(request));
        reply.code(201);
        return order;
      },
    );

    app.post(
      '/v2/orders/:orderId/submit',
      {
        schema: {
          operationId: 'submitOrder',
          summary: 'Pay and submit an order',
          params: orderParams,
          body: { anyOf: [submitOrderSchema, nothing] } as const,
          response: { 200: orderSchema },
        },
        config: { purchase: true, idempotencyKey: 'optional' },
      },
      async (request) => {
        const { orderId } = request.params;
        const { body } = request;
        const target = { organization: request.tenant.id, userId: accessOf(request).user, orderId };
        const expects = body && 'amount' in body ? body : undefined;
        return submitOrder(portal, { ...target, ...(expects && { expects }) }, attemptOf(request));
      },
    );
  };
