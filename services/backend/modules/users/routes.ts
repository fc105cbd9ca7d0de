import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { userSchema, userUpdateSchema } from '#schemas/wire/user.ts';
import { problems } from '../../kernel/problems/problems.ts';
import { patientParams } from '../../kernel/http/patientParams.ts';
import type { Portal } from '../portal/Portal.ts';
import { changeUser } from './changeUser.ts';
import { readUser } from './readUser.ts';

/** A patient's own account. */
export const routes =
  (portal: Portal): FastifyPluginAsyncJsonSchemaToTs =>
  async (app) => {
    app.get(
      '/users/:org/user/:userId/patient',
      {
        schema: {
          operationId: 'readUser',
          summary: 'Read the account',
          params: patientParams,
          response: { 200: userSchema },
        },
      },
      async (request) => readUser(portal, request.tenant.id, request.params.userId),
    );

    app.put(
      '/users/:org/:userId',
      {
        schema: {
          operationId: 'updateUser',
          summary: 'Change the account',
          params: patientParams,
          body: userUpdateSchema,
          response: { 200: userSchema },
        },
      },
      async (request) => {
        const { userId } = request.params;
        if (request.body._id !== undefined && request.body._id !== userId) throw problems.notFound();
        const organization = { id: request.tenant.id, name: request.tenant.settings.name };
        return changeUser(portal, organization, userId, request.body);
      },
    );
  };
