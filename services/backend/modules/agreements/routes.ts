import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { agreedTextSchema, agreementsSchema, agreementVersion } from '#schemas/wire/agreement.ts';
import type { Database } from '../../kernel/database/Database.ts';
import { patientParams } from '../../kernel/http/patientParams.ts';
import { agreedTextOf, agreementsOf } from './agreementsOf.ts';

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

    app.get(
      '/v2/users/:org/:userId/agreements/:version',
      {
        schema: {
          operationId: 'readAgreedText',
          summary: 'Read a text as it was when the patient agreed to it',
          params: {
            ...patientParams,
            required: [...patientParams.required, 'version'],
            properties: { ...patientParams.properties, version: agreementVersion },
          } as const,
          response: { 200: agreedTextSchema },
        },
      },
      async (request) => agreedTextOf(database, request.tenant, request.params),
    );
  };
