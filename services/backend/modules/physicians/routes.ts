import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { physicianSchema, type Physician } from '#schemas/wire/appointment.ts';
import { portraitPathOf, type TenantPhysician } from '../organizations/Tenant.ts';
import type { KnownTenant } from '../organizations/Tenants.ts';
import type { Portal } from '../portal/Portal.ts';
import { physicianIdOf } from './physicianIdOf.ts';

/** Someone who treats patients, as the wire has one. */
function physicianOf(tenant: KnownTenant, physician: TenantPhysician): Physician {
  const { slug, first_name, last_name, credentials, npi_num = null, bio, calendar, states } = physician;
  return {
    _id: physicianIdOf(tenant.id, slug),
    first_name,
    last_name,
    credentials,
    npi_num,
    profile_img: { url: portraitPathOf(tenant, physician) },
    bio: { bio_description: bio },
    calendly: { scheduling_url: calendar?.link ?? null },
    states: [...states],
  };
}

/** Who treats patients of an organization. */
export const routes =
  (_portal: Portal): FastifyPluginAsyncJsonSchemaToTs =>
  async (app) => {
    app.get(
      '/physicians',
      {
        schema: {
          operationId: 'listPhysicians',
          summary: 'List the physicians of the organization',
          querystring: {
            type: 'object',
            properties: {
              /** The abbreviation of a state in which they treat. */
              state_id: { type: 'string', pattern: '^[A-Z]{2}$' },
              /** Whether patients book with them. */
              is_provider: { type: 'string', enum: ['true', 'false'] },
            },
          } as const,
          response: { 200: { type: 'array', items: physicianSchema } as const },
        },
      },
      async ({ tenant, query: { state_id: state, is_provider: provider } }) =>
        (tenant.scheduling?.physicians ?? [])
          .filter(({ states }) => state === undefined || states.includes(state))
          .filter(({ isProvider }) => provider === undefined || String(isProvider) === provider)
          .map((physician) => physicianOf(tenant, physician)),
    );
  };
