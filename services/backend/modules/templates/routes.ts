import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { objectId } from '#schemas/objectId.ts';
import { intakeTemplateSchema } from '#schemas/wire/intakeTemplate.ts';
import { problems } from '../../kernel/problems/problems.ts';
import type { Database } from '../../kernel/database/Database.ts';
import type { Definitions } from './Definitions.ts';
import { offerOf } from './offerOf.ts';
import { findTemplateOfProduct, findTemplateVersion, listTemplates } from './store.ts';
import type { TemplateVersion } from './TemplateVersion.ts';

interface RoutesInput {
  readonly database: Database;
  readonly definitions: Definitions;
}

/** A template with its questions. @throws ProblemError NotFound where there is none */
function whole(version: TemplateVersion | undefined, detail: string) {
  if (!version) throw problems.notFound(detail);
  return { ...version.template, definition: { ...version.definition } };
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
      async ({ tenant, params }) =>
        whole(
          await findTemplateVersion(database, tenant.id, params.intakeTemplateId),
          'the organization has no such template',
        ),
    );

    app.get(
      '/intake-template/:org/product/:productTemplateId',
      {
        schema: {
          operationId: 'readProductIntakeTemplate',
          summary: 'Read the intake template of the visit that sells a product, with its questions',
          params: {
            type: 'object',
            required: ['org', 'productTemplateId'],
            properties: { org: objectId, productTemplateId: objectId },
          } as const,
          response: { 200: intakeTemplateSchema },
        },
      },
      async ({ tenant, params }) =>
        whole(
          await findTemplateOfProduct(database, tenant.id, params.productTemplateId),
          'the organization has no visit that sells such a product',
        ),
    );
  };
