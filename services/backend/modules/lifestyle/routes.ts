import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { objectId } from '#schemas/objectId.ts';
import { lifestyleSchema, lifestyleUpdateSchema } from '#schemas/wire/lifestyle.ts';
import { attemptOf } from '../../kernel/once/attemptOf.ts';
import { problems } from '../../kernel/problems/problems.ts';
import type { Portal } from '../portal/Portal.ts';
import { findUser } from '../users/store.ts';
import { lifestyleSet } from '../profile/lifestyleDefinition.ts';
import { lifestyleOf } from './lifestyleOf.ts';
import { lifestyleToday } from '../profile/lifestyleToday.ts';
import { saveLifestyle } from './saveLifestyle.ts';

const params = { type: 'object', required: ['userId'], properties: { userId: objectId } } as const;

/** How a patient lives, asked before a lab test. */
export const routes =
  (portal: Portal): FastifyPluginAsyncJsonSchemaToTs =>
  async (app) => {
    app.get(
      '/v2/users/:userId/lifestyle',
      {
        schema: {
          operationId: 'readLifestyle',
          summary: 'Read the lifestyle questions and their answers',
          params,
          response: { 200: lifestyleSchema },
        },
      },
      async (request) => {
        const user = await findUser(portal, request.tenant.id, request.params.userId);
        if (!user) throw problems.notFound();
        return lifestyleOf({ answers: lifestyleToday(lifestyleSet, user), revision: user.revision });
      },
    );

    app.patch(
      '/v2/users/:userId',
      {
        schema: {
          operationId: 'saveLifestyle',
          summary: 'Save lifestyle answers',
          params,
          body: lifestyleUpdateSchema,
          response: { 200: lifestyleSchema },
        },
        config: { idempotencyKey: 'optional' },
      },
      async (request) =>
        saveLifestyle(portal, request.tenant.id, request.params.userId, request.body, attemptOf(request)),
    );
  };
