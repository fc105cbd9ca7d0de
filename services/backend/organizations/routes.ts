import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { objectId } from '#schemas/objectId.ts';
import { organizationSchema } from '#schemas/wire/organization.ts';
import { problems } from '../http/problems.ts';
import type { Portal } from '../Portal.ts';

const IMAGES = ['logo', 'favicon'] as const;

/** What everybody may know of an organization: name, looks and texts. */
export const routes =
  ({ tenants }: Portal): FastifyPluginAsyncJsonSchemaToTs =>
  async (app) => {
    app.get(
      '/organization/:org/settings/default',
      {
        schema: {
          tags: ['organization'],
          params: { type: 'object', required: ['org'], properties: { org: objectId } } as const,
          response: { 200: organizationSchema },
        },
        config: { access: 'public' },
      },
      async (request) => request.tenant.organization,
    );

    app.get(
      '/v2/organizations/search',
      {
        schema: {
          tags: ['organization'],
          querystring: {
            type: 'object',
            additionalProperties: false,
            required: ['domain'],
            properties: { domain: { type: 'string', minLength: 1, maxLength: 253 } },
          } as const,
          response: { 200: organizationSchema },
        },
        config: { access: 'public' },
      },
      async (request) => {
        const tenant = tenants.atDomain(request.query.domain);
        if (!tenant) throw problems.notFound('no organization has this domain');
        return tenant.organization;
      },
    );

    for (const image of IMAGES)
      app.get(
        `/brand/:slug/${image}.svg`,
        {
          schema: {
            tags: ['organization'],
            params: { type: 'object', required: ['slug'], properties: { slug: { type: 'string' } } } as const,
          },
          config: { access: 'public' },
        },
        async (request, reply) => {
          if (request.params.slug !== request.tenant.slug) throw problems.notFound();
          return reply
            .header('cache-control', 'public, max-age=86400')
            .type('image/svg+xml')
            .send(request.tenant[image]);
        },
      );
  };
