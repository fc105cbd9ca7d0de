import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { objectId } from '#schemas/objectId.ts';
import { organizationSchema } from '#schemas/wire/organization.ts';
import { policySchema, policySections } from '#schemas/wire/policy.ts';
import { problems } from '../../kernel/problems/problems.ts';
import { contentTypes, type Picture } from '../pictures/Picture.ts';
import { policyOf } from './policyOf.ts';
import type { Tenants } from './Tenants.ts';
import { bannerFileOf } from './shop/bannerFileOf.ts';
import type { Tenant } from './Tenant.ts';

/** The pictures that a brand serves below `/brand/{slug}/`, by file. */
const picturesOf = ({
  pictures,
  portraits,
  shop,
}: Pick<Tenant, 'pictures' | 'portraits' | 'shop'>): ReadonlyMap<string, Picture> =>
  new Map([
    ...Object.entries(pictures).map(([name, picture]) => [`${name}.${picture.extension}`, picture] as const),
    ...[...portraits].map(([slug, portrait]) => [`portrait-${slug}.${portrait.extension}`, portrait] as const),
    ...shop.banners.map(({ picture }, at) => [bannerFileOf(at, picture), picture] as const),
  ]);

const config = { access: 'public' } as const;

/** What everybody may know of an organization: name, looks and texts. */
export const routes =
  ({ tenants }: { readonly tenants: Tenants }): FastifyPluginAsyncJsonSchemaToTs =>
  async (app) => {
    app.get(
      '/organization/:org/settings/default',
      {
        schema: {
          operationId: 'readOrganization',
          summary: 'Read the name, design and texts of an organization',
          params: { type: 'object', required: ['org'], properties: { org: objectId } } as const,
          response: { 200: organizationSchema },
        },
        config,
      },
      async (request) => request.tenant.organization,
    );

    app.get(
      '/v2/organizations/search',
      {
        schema: {
          operationId: 'findOrganization',
          summary: 'Find the organization of a host',
          querystring: {
            type: 'object',
            additionalProperties: false,
            required: ['domain'],
            properties: { domain: { type: 'string', minLength: 1, maxLength: 253 } },
          } as const,
          response: { 200: organizationSchema },
        },
        config,
      },
      async (request) => tenants.atHost(request.query.domain).organization,
    );

    app.get(
      '/organization/:org/policy/:section',
      {
        schema: {
          operationId: 'readPolicy',
          summary: 'Read a policy that patients accept',
          params: {
            type: 'object',
            required: ['org', 'section'],
            properties: { org: objectId, section: { type: 'string' } },
          } as const,
          response: { 200: policySchema },
        },
        config,
      },
      async (request) => {
        const section = policySections.find((one) => one === request.params.section);
        if (!section) throw problems.notFound('the organization has no such policy');
        return policyOf(request.tenant, section);
      },
    );

    app.get(
      '/brand/:slug/:file',
      {
        schema: {
          operationId: 'readBrandPicture',
          summary: 'Load a picture of a brand',
          params: {
            type: 'object',
            required: ['slug', 'file'],
            properties: { slug: { type: 'string' }, file: { type: 'string' } },
          } as const,
          produces: Object.values(contentTypes),
          response: { 200: {} },
        },
        config,
      },
      async (request, reply) => {
        const { tenant, params } = request;
        const picture = picturesOf(tenant).get(params.file);
        if (params.slug !== tenant.slug || !picture) throw problems.notFound('there is no such picture');
        return reply
          .header('cache-control', 'public, max-age=86400')
          .type(contentTypes[picture.extension])
          .send(picture.content);
      },
    );
  };
