import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { objectId } from '#schemas/objectId.ts';
import { availabilityRequestSchema, availabilitySchema, stateSchema } from '#schemas/wire/state.ts';
import { problems } from '../../kernel/problems/problems.ts';
import type { Database } from '../../kernel/database/Database.ts';
import { findTemplateVersion } from '../templates/store.ts';
import { states } from './states.ts';
import { isAvailable } from './isAvailable.ts';

/** The states of the USA, and what can be offered in them. */
export const routes =
  ({ database }: { readonly database: Database }): FastifyPluginAsyncJsonSchemaToTs =>
  async (app) => {
    const response = { 200: { type: 'array', items: stateSchema } as const };
    // Forms ask for a state before there is an account.
    const config = { access: 'public' } as const;
    app.get(
      '/states',
      { schema: { operationId: 'listStates', summary: 'List the states of the USA', response }, config },
      async () => [...states],
    );

    // What an organization offers is no matter of a state alone: it is asked for by visit, and said by each product.
    app.get(
      '/organization/:org/states',
      {
        schema: {
          operationId: 'listOrganizationStates',
          summary: 'List the states in which patients of an organization can live',
          params: { type: 'object', required: ['org'], properties: { org: objectId } } as const,
          response,
        },
        config,
      },
      async () => [...states],
    );

    app.post(
      '/v2/states/availability',
      {
        schema: {
          operationId: 'checkAvailability',
          summary: 'Tell whether a visit can be offered in a state',
          body: availabilityRequestSchema,
          response: { 200: availabilitySchema },
        },
      },
      async (request) => {
        const { state_id, intake_template_id } = request.body;
        const state = states.find(({ _id, abbreviation }) => _id === state_id || abbreviation === state_id);
        const version = await findTemplateVersion(database, request.tenant.id, intake_template_id);
        if (!state || !version) throw problems.notFound(state ? 'there is no such template' : 'there is no such state');
        return { approved: isAvailable(version.template.header, state.abbreviation) };
      },
    );
  };
