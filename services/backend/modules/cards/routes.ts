import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { addCardSchema, cardSchema, createBillingProfileSchema } from '#schemas/wire/card.ts';
import { attemptOf } from '../../kernel/once/attemptOf.ts';
import { problems } from '../../kernel/problems/problems.ts';
import { patientParams } from '../../kernel/http/patientParams.ts';
import type { Portal } from '../portal/Portal.ts';
import { findCard, saveCard } from './saveCard.ts';

/** The card that a patient pays with. A card number never comes here, only a token of the provider. */
export const routes =
  (portal: Portal): FastifyPluginAsyncJsonSchemaToTs =>
  async (app) => {
    app.get(
      '/billing/:org/patient/:userId/card',
      {
        schema: {
          operationId: 'readCard',
          summary: 'Read the saved card',
          params: patientParams,
          response: { 200: { anyOf: [cardSchema, { type: 'null' }] } as const },
        },
      },
      async (request, reply) => {
        const card = await findCard(portal.database, request.tenant.id, request.params.userId);
        // A null that is returned would be sent as no body at all.
        return card ?? reply.type('application/json; charset=utf-8').serializer(String).send(null);
      },
    );

    app.post(
      '/users/:org/:userId/billing/profile/create',
      {
        schema: {
          operationId: 'createBillingProfile',
          summary: 'Save the first card',
          params: patientParams,
          body: createBillingProfileSchema,
          response: { 200: cardSchema },
        },
        config: { purchase: true, idempotencyKey: 'optional' },
      },
      async (request) => saveCard(portal, request.tenant.id, request.params.userId, request.body, attemptOf(request)),
    );

    app.put(
      '/users/:org/:userId/add-card',
      {
        schema: {
          operationId: 'addCard',
          summary: 'Replace the saved card',
          params: patientParams,
          body: addCardSchema,
          response: { 200: cardSchema },
        },
        config: { purchase: true, idempotencyKey: 'optional' },
      },
      async (request) => {
        const { userId } = request.params;
        const { user = userId, token } = request.body;
        if (user !== userId) throw problems.notFound("the card would be another patient's");
        return saveCard(portal, request.tenant.id, userId, { token }, attemptOf(request));
      },
    );
  };
