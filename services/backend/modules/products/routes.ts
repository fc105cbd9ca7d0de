import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import type { FastifyReply } from 'fastify';
import { objectId } from '#schemas/objectId.ts';
import { productSchema } from '#schemas/wire/product.ts';
import { productPageSchema } from '#schemas/wire/productPage.ts';
import { productTemplateSchema, type ProductTemplate } from '#schemas/wire/productTemplate.ts';
import type { Database } from '../../kernel/database/Database.ts';
import { problems } from '../../kernel/problems/problems.ts';
import type { Tenant } from '../organizations/Tenant.ts';
import { svgTokensOf } from '../organizations/svgTokensOf.ts';
import { filledSvg } from '../pictures/filledSvg.ts';
import type { Portal } from '../portal/Portal.ts';
import { findOffered } from './findOffered.ts';
import { soldInstead } from './soldInstead.ts';
import {
  findProductTemplate,
  listCatalogue,
  listProductTemplates,
  listSoldTemplates,
  listStoredOffers,
  PAGE_SIZE,
} from './store.ts';

const idParams = { type: 'object', required: ['id'], properties: { id: objectId } } as const;
const orgParams = { type: 'object', required: ['org'], properties: { org: objectId } } as const;
const templateParams = {
  type: 'object',
  required: ['org', 'id'],
  properties: { org: objectId, id: objectId },
} as const;

const TYPES = productTemplateSchema.properties.type.enum.join('|');
const labels = { type: 'string', maxLength: 300 } as const;

const illustration = { produces: ['image/svg+xml'], response: { 200: { type: 'string' } } } as const;

const listOf = (text: string) => text.split(',').filter((part) => part !== '');

async function existing(database: Database, organization: string, id: string): Promise<ProductTemplate> {
  const template = await findProductTemplate(database, organization, id);
  if (!template) throw problems.notFound('the organization has no such product');
  return template;
}

function sendIllustration(reply: FastifyReply, image: string | undefined, { settings }: Tenant): FastifyReply {
  if (image === undefined) throw problems.notFound('there is no such illustration');
  return reply
    .header('cache-control', 'public, max-age=86400')
    .type('image/svg+xml')
    .send(filledSvg(image, svgTokensOf(settings)));
}

/** What an organization sells. */
export const routes =
  ({ database, catalogue }: Portal): FastifyPluginAsyncJsonSchemaToTs =>
  async (app) => {
    app.get(
      '/v2/products',
      {
        schema: {
          operationId: 'listCatalogue',
          summary: 'List the products of the shop, one page',
          querystring: {
            type: 'object',
            additionalProperties: false,
            properties: {
              page: { type: 'string', pattern: '^[1-9][0-9]{0,3}$' },
              product_type: { type: 'string', pattern: `^(${TYPES})(,(${TYPES}))*$`, maxLength: 100 },
              /** One label or another; where it is given more than once, one of each. */
              tags: { anyOf: [labels, { type: 'array', maxItems: 4, items: labels }] },
            },
          } as const,
          response: { 200: productPageSchema },
        },
      },
      async (request) => {
        const { product_type: types, tags = [] } = request.query;
        const page = Number(request.query.page ?? 1);
        const filter = {
          types: types === undefined ? undefined : listOf(types),
          tags: [tags]
            .flat()
            .map(listOf)
            .filter((group) => group.length > 0),
          page,
        };
        const { templates, total } = await listCatalogue(database, request.tenant.id, filter);
        // Most pages sell everything everywhere.
        const isLimited = templates.some(({ unavailable_states: states }) => states.length > 0);
        const everything = isLimited ? await listSoldTemplates(database, request.tenant.id) : [];
        const totalPages = Math.max(1, Math.ceil(total / PAGE_SIZE));
        return {
          docs: templates,
          instead: soldInstead(templates, everything),
          total,
          page,
          totalPages,
          hasPrevPage: page > 1,
          hasNextPage: page < totalPages,
          pagingCounter: (page - 1) * PAGE_SIZE + 1,
        };
      },
    );

    app.get(
      '/v2/products/:id/public',
      {
        schema: {
          operationId: 'readPublicProduct',
          summary: 'Read what anybody may know of a product',
          params: idParams,
          response: { 200: productTemplateSchema },
        },
        config: { access: 'public' },
      },
      async (request) => existing(database, request.tenant.id, request.params.id),
    );

    app.get(
      '/product/:org/template/:id',
      {
        schema: {
          operationId: 'readProductTemplate',
          summary: 'Read a product with its doses and plans',
          params: templateParams,
          response: { 200: productTemplateSchema },
        },
      },
      async (request) => existing(database, request.tenant.id, request.params.id),
    );

    app.get(
      '/product/:org/template/:id/products',
      {
        schema: {
          operationId: 'listProducts',
          summary: 'List the priced items of a product',
          params: templateParams,
          response: { 200: { type: 'array', items: productSchema } as const },
        },
      },
      async (request) => {
        const [offer] = await listStoredOffers(database, request.tenant.id, [request.params.id]);
        if (!offer) throw problems.notFound('the organization has no such product');
        return [...offer.products];
      },
    );

    // Both addresses serve the same. The one with less in it takes ids alone: `/product/login/…` is a page.
    for (const [url, operationId, summary] of [
      ['/product/:org/product/:id', 'readProduct', 'Read a priced item'],
      ['/product/:org(^[0-9a-f]+)/:id(^[0-9a-f]+)', 'readProductById', 'Read a priced item by its id alone'],
    ] as const)
      app.get(
        url,
        { schema: { operationId, summary, params: templateParams, response: { 200: productSchema } } },
        async (request) => {
          const offered = await findOffered(database, request.tenant.id, request.params.id);
          if (!offered) throw problems.planNotFound();
          return offered.product;
        },
      );

    app.get(
      '/product-templates/:org/many',
      {
        schema: {
          operationId: 'listProductTemplates',
          summary: 'List products by their ids',
          params: orgParams,
          querystring: {
            type: 'object',
            additionalProperties: false,
            required: ['ids'],
            properties: { ids: { type: 'string', pattern: '^([0-9a-f]{24}(,[0-9a-f]{24}){0,39})?$' } },
          } as const,
          response: { 200: { type: 'array', items: productTemplateSchema } as const },
        },
      },
      async (request) => listProductTemplates(database, request.tenant.id, listOf(request.query.ids)),
    );

    app.get(
      '/catalogue/:name(^[a-z0-9-]+).svg',
      {
        schema: {
          operationId: 'readIllustration',
          summary: 'Load an illustration in the colors of the brand',
          params: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } } as const,
          ...illustration,
        },
        config: { access: 'public' },
      },
      async (request, reply) => sendIllustration(reply, catalogue.images.get(request.params.name), request.tenant),
    );

    // With the name of an organization in the address for what names one; the address without it serves all of them.
    app.get(
      '/catalogue/:slug/:name(^[a-z0-9-]+).svg',
      {
        schema: {
          operationId: 'readBrandIllustration',
          summary: 'Load an illustration in the colors of the brand that is named',
          params: {
            type: 'object',
            required: ['slug', 'name'],
            properties: { slug: { type: 'string' }, name: { type: 'string' } },
          } as const,
          ...illustration,
        },
        config: { access: 'public' },
      },
      async (request, reply) => {
        const { tenant, params } = request;
        const image = params.slug === tenant.slug ? catalogue.images.get(params.name) : undefined;
        return sendIllustration(reply, image, tenant);
      },
    );
  };
