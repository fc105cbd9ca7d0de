import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { startedMembershipSchema, startMembershipSchema } from '#schemas/wire/membership.ts';
import { attemptOf } from '../../kernel/once/attemptOf.ts';
import { accessOf } from '../access/guardAccess.ts';
import type { Portal } from '../portal/Portal.ts';
import { startMembership } from './startMembership.ts';

/** Joining a membership. */
export const startMembershipRoute =
  (portal: Portal): FastifyPluginAsyncJsonSchemaToTs =>
  async (app) => {
    app.post(
      '/v2/memberships/start',
      {
        schema: {
          operationId: 'startMembership',
          summary: 'Join a membership',
          body: startMembershipSchema,
          response: { 200: startedMembershipSchema, 201: startedMembershipSchema },
        },
        config: { purchase: true, idempotencyKey: 'optional' },
      },
      async (request, reply) => {
        const { tenant, body } = request;
        const { user } = accessOf(request);
        const { membership, created } = await startMembership(portal, tenant.id, user, body, attemptOf(request));
        reply.code(created ? 201 : 200);
        return membership;
      },
    );
  };
