import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { agreementsSchema } from '#schemas/wire/agreement.ts';
import type { Database } from '../../kernel/database/Database.ts';
import { patientParams } from '../../kernel/http/patientParams.ts';
import { agreementsOf } from './agreementsOf.ts';

/** The texts that a patient has agreed to. */
export const routes =
  ({ database }: { readonly database: Database }): FastifyPluginAsyncJsonSchemaToTs =>
  async (app) => {
    app.get(
      '/v2/users/:org/:userId/agreements',
      {
        schema: {
          operationId: 'listAgreements',
          summary: 'List the texts that the patient has agreed to',
          params: patientParams,
          response: { 200: agreementsSchema },
        },
      },
      async (request) => ({ agreements: await agreementsOf(database, request.tenant, request.params.userId) }),
    );
  };
