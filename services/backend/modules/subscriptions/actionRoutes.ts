import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import type { FastifyRequest } from 'fastify';
import { objectId } from '#schemas/objectId.ts';
import { subscriptionSchema, type Subscription } from '#schemas/wire/subscription.ts';
import {
  cancellationInfoSchema,
  cancelSubscriptionSchema,
  pauseSubscriptionSchema,
  paySubscriptionSchema,
  prescriptionChangeSchema,
  rescheduleSubscriptionSchema,
  resumeSubscriptionSchema,
} from '#schemas/wire/subscriptionAction.ts';
import { attemptOf, findRecorded } from '../../kernel/once/attemptOf.ts';
import { accessOf } from '../access/guardAccess.ts';
import { problems } from '../../kernel/problems/problems.ts';
import type { Portal } from '../portal/Portal.ts';
import type { ChangeableRow } from './changes/changeable.ts';
import { changeSubscription } from './changeSubscription.ts';
import { consultationToCount } from './consultationToCount.ts';
import { refuseUnlessAllowed, type Action } from './refuseUnlessAllowed.ts';
import { requestPrescriptionChange } from './requestPrescriptionChange.ts';
import { findSubscription } from './store.ts';
import type { PendingChange } from '../../kernel/database/tables/subscriptions.ts';

/**
 * What is written down of a payment of what is owed.
 *
 * @param amount cents that the patient was shown
 * @throws ProblemError WrongSubscriptionState where nothing is owed, OrderChanged where it is something else
 */
function owedAs({ owed, providerId }: ChangeableRow, amount: number): PendingChange['body'] {
  if (!owed || providerId === null) throw problems.wrongSubscriptionState('nothing is owed');
  if (owed.due !== amount) throw problems.orderChanged(owed.due);
  return { amount, invoice: owed.id };
}

const params = {
  type: 'object',
  required: ['subscriptionId'],
  properties: { subscriptionId: objectId },
} as const;
const answering = { params, response: { 200: subscriptionSchema } } as const;

const acting =
  (portal: Portal) =>
  (id: string, request: FastifyRequest, action: Action): Promise<Subscription> =>
    changeSubscription(
      portal,
      { id, userId: accessOf(request).user },
      {
        ...action,
        permit: async (row, shown) => {
          refuseUnlessAllowed(row, shown, action, portal.clock());
          return action.body;
        },
      },
      attemptOf(request),
    );

/** What patients do with plans that renew. */
export const actionRoutes =
  (portal: Portal): FastifyPluginAsyncJsonSchemaToTs =>
  async (app) => {
    const act = acting(portal);

    app.post(
      '/v2/subscriptions/:subscriptionId/pause',
      {
        schema: {
          operationId: 'pauseSubscription',
          summary: 'Pause a subscription',
          ...answering,
          body: pauseSubscriptionSchema,
        },
        config: { idempotencyKey: 'optional' },
      },
      async (request) => act(request.params.subscriptionId, request, { kind: 'pause', body: request.body }),
    );

    app.post(
      '/v2/subscriptions/:subscriptionId/resume',
      {
        schema: {
          operationId: 'resumeSubscription',
          summary: 'Resume a paused subscription',
          ...answering,
          body: resumeSubscriptionSchema,
        },
        config: { purchase: true, idempotencyKey: 'optional' },
      },
      async (request) => act(request.params.subscriptionId, request, { kind: 'resume', body: request.body }),
    );

    app.post(
      '/v2/subscriptions/:subscriptionId/pay',
      {
        schema: {
          operationId: 'paySubscription',
          summary: 'Pay the period of a subscription whose charge was refused',
          ...answering,
          body: paySubscriptionSchema,
        },
        config: { purchase: true, idempotencyKey: 'optional' },
      },
      async (request) => {
        const { body } = request;
        const owned = { id: request.params.subscriptionId, userId: accessOf(request).user };
        const permit = async (row: ChangeableRow, { held }: Subscription) => {
          if (held) throw problems.wrongSubscriptionState('the care team decides about it first');
          return owedAs(row, body.amount);
        };
        return changeSubscription(portal, owned, { kind: 'pay', body, permit }, attemptOf(request));
      },
    );

    app.post(
      '/v2/subscriptions/:subscriptionId/cancel',
      {
        schema: {
          operationId: 'cancelSubscription',
          summary: 'Cancel a subscription',
          ...answering,
          body: cancelSubscriptionSchema,
        },
        config: { idempotencyKey: 'optional' },
      },
      async (request) => act(request.params.subscriptionId, request, { kind: 'cancel', body: request.body }),
    );

    app.post(
      '/v2/subscriptions/:subscriptionId/reschedule',
      {
        schema: {
          operationId: 'rescheduleSubscription',
          summary: 'Move the next renewal of a subscription',
          ...answering,
          body: rescheduleSubscriptionSchema,
        },
        config: { idempotencyKey: 'optional' },
      },
      async (request) => act(request.params.subscriptionId, request, { kind: 'reschedule', body: request.body }),
    );

    app.post(
      '/v2/subscriptions/:subscriptionId/cancellation-info',
      {
        schema: {
          operationId: 'countCancellationAttempt',
          summary: 'Count a booked consultation before a cancellation',
          ...answering,
          body: cancellationInfoSchema,
        },
        config: { idempotencyKey: 'optional' },
      },
      async (request) => {
        const owned = { id: request.params.subscriptionId, userId: accessOf(request).user };
        if (request.body.incrementCancellationAttempt)
          return changeSubscription(
            portal,
            owned,
            { kind: 'count', body: {}, permit: (row, shown) => consultationToCount(portal, row, shown) },
            attemptOf(request),
          );
        // A key that was used to count takes nothing else.
        await findRecorded(portal.database, owned.userId, attemptOf(request));
        const subscription = await findSubscription(portal, owned.id, owned.userId);
        if (!subscription) throw problems.notFound('the patient has no such subscription');
        return subscription;
      },
    );

    app.post(
      '/v2/subscriptions/:subscriptionId/request-prescription-change',
      {
        schema: {
          operationId: 'requestPrescriptionChange',
          summary: 'Ask the care team for another prescription',
          params,
          body: prescriptionChangeSchema,
          response: {
            201: {
              type: 'object',
              additionalProperties: false,
              required: ['_id'],
              properties: { _id: objectId },
            } as const,
          },
        },
        config: { idempotencyKey: 'optional' },
      },
      async (request, reply) => {
        const owned = { id: request.params.subscriptionId, userId: accessOf(request).user };
        const requested = await requestPrescriptionChange(portal, owned, request.body, attemptOf(request));
        reply.code(201);
        return requested;
      },
    );
  };
