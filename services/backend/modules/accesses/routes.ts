import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { accessesQuerySchema, accessesSchema } from '#schemas/wire/access.ts';
import type { Database } from '../../kernel/database/Database.ts';
import { patientParams } from '../../kernel/http/patientParams.ts';
import { accessOf } from '../access/guardAccess.ts';
import type { AccessLog } from './AccessLog.ts';
import { accessesOf } from './store.ts';

/** Who has read or changed what of a patient's own record. */
export const routes =
  ({
    database,
    accesses,
  }: {
    readonly database: Database;
    readonly accesses: AccessLog;
  }): FastifyPluginAsyncJsonSchemaToTs =>
  async (app) => {
    app.get(
      '/v2/users/:org/:userId/accesses',
      {
        schema: {
          operationId: 'listAccesses',
          summary: 'List who has read or changed what of the own record',
          params: patientParams,
          querystring: accessesQuerySchema,
          response: { 200: accessesSchema },
        },
      },
      async (request) => {
        const { before, limit } = request.query;
        // What this server has noted a moment ago is there, too.
        await accesses.flush();
        const page = await accessesOf(database, request.params.userId, {
          before,
          ...(limit !== undefined && { limit: Number(limit) }),
        });
        return { ...page, session: accessOf(request).session };
      },
    );
  };
