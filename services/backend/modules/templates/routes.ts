import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { objectId } from '#schemas/objectId.ts';
import { intakeTemplateSchema } from '#schemas/wire/intakeTemplate.ts';
import { problems } from '../../kernel/problems/problems.ts';
import type { Database } from '../../kernel/database/Database.ts';
import type { Definitions } from './Definitions.ts';
import { offerOf } from './offerOf.ts';
import { findTemplateVersion, listTemplates } from './store.ts';

interface RoutesInput {
  readonly database: Database;
  readonly definitions: Definitions;
}

/** The visits that an organization offers. */
export const routes =
  ({ database, definitions }: RoutesInput): FastifyPluginAsyncJsonSchemaToTs =>
  async (app) => {
    app.get(
      '/intake-template/:org',
      {
        schema: {
          operationId: 'listIntakeTemplates',
          summary: 'List the visits that the organization offers',
          params: { type: 'object', required: ['org'], properties: { org: objectId } } as const,
          response: { 200: { type: 'array', items: intakeTemplateSchema } as const },
        },
      },
      async (request) => {
        const listed = await listTemplates(database, request.tenant.id);
        return Promise.all(
          listed.map(async ({ version, template, products }) => ({
            ...template,
            offer: offerOf(await definitions.get(version), products),
          })),
        );
      },
    );

    app.get(
      '/intake-template/:org/template/:intakeTemplateId',
      {
        schema: {
          operationId: 'readIntakeTemplate',
          summary: 'Read an intake template with its questions',
          params: {
            type: 'object',
            required: ['org', 'intakeTemplateId'],
            properties: { org: objectId, intakeTemplateId: objectId },
          } as const,
          response: { 200: intakeTemplateSchema },
        },
      },
      async (request) => {
        const version = await findTemplateVersion(database, request.tenant.id, request.params.intakeTemplateId);
        if (!version) throw problems.notFound('the organization has no such template');
        return { ...version.template, definition: { ...version.definition } };
      },
    );
  };
