import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { objectId } from '#schemas/objectId.ts';
import { createSubscriptionSchema, subscriptionSchema } from '#schemas/wire/subscription.ts';
import { attemptOf } from '../../kernel/once/attemptOf.ts';
import { accessOf } from '../access/guardAccess.ts';
import { problems } from '../../kernel/problems/problems.ts';
import type { Portal } from '../portal/Portal.ts';
import { findSubscription } from './store.ts';
import { subscribe } from './subscribe.ts';

/** Plans that renew. */
export const routes =
  (portal: Portal): FastifyPluginAsyncJsonSchemaToTs =>
  async (app) => {
    app.get(
      '/v2/subscriptions/:subscriptionId',
      {
        schema: {
          operationId: 'readSubscription',
          summary: 'Read a subscription',
          params: { type: 'object', required: ['subscriptionId'], properties: { subscriptionId: objectId } } as const,
          response: { 200: subscriptionSchema },
        },
      },
      async (request) => {
        const { user } = accessOf(request);
        const subscription = await findSubscription(portal, request.params.subscriptionId, user);
        if (!subscription) throw problems.notFound('the patient has no such subscription');
        return subscription;
      },
    );

    app.post(
      '/v2/subscriptions/product/:productId',
      {
        schema: {
          operationId: 'createSubscription',
          summary: 'Subscribe to a plan',
          params: { type: 'object', required: ['productId'], properties: { productId: objectId } } as const,
          body: createSubscriptionSchema,
          response: { 200: subscriptionSchema, 201: subscriptionSchema },
        },
        config: { purchase: true, idempotencyKey: 'optional' },
      },
      async (request, reply) => {
        const { tenant, params, body } = request;
        const { user } = accessOf(request);
        const attempt = attemptOf(request);
        const { subscription, created } = await subscribe(portal, tenant.id, user, params.productId, body, attempt);
        reply.code(created ? 201 : 200);
        return subscription;
      },
    );
  };
