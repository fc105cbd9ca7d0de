import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { BoundedMap } from '../../kernel/cache/BoundedMap.ts';
import { problems } from '../../kernel/problems/problems.ts';
import { svgTokensOf } from '../organizations/svgTokensOf.ts';
import type { KnownTenant } from '../organizations/Tenants.ts';
import { filledSvg } from '../pictures/filledSvg.ts';
import type { Picture } from '../pictures/Picture.ts';
import type { Portal } from '../portal/Portal.ts';

const produced = { produces: ['image/png'], response: { 200: {} } } as const;

/** The pictures that previews of links to landing pages show. */
export const routes =
  ({ catalogue }: Pick<Portal, 'catalogue'>): FastifyPluginAsyncJsonSchemaToTs =>
  async (app) => {
    const drawn = new BoundedMap<string, Buffer>(200);

    /** A picture is drawn once, when it is first asked for. */
    const previewOf = async (path: string, { settings }: KnownTenant, picture: () => Picture): Promise<Buffer> => {
      const { drawPreview } = await import('../pictures/drawPreview.ts');
      const preview = drawn.get(path) ?? drawPreview(picture(), svgTokensOf(settings).background);
      drawn.set(path, preview);
      return preview;
    };

    app.addHook('onSend', async (_request, reply) => {
      if (reply.statusCode === 200) reply.header('cache-control', 'public, max-age=86400').type('image/png');
    });

    app.get(
      '/brand/:slug/preview.png',
      {
        schema: {
          operationId: 'readBrandPreview',
          summary: "Load the picture of a brand's previews",
          params: { type: 'object', required: ['slug'], properties: { slug: { type: 'string' } } } as const,
          ...produced,
        },
        config: { access: 'public' },
      },
      async ({ tenant, params: { slug } }) => {
        if (slug !== tenant.slug) throw problems.notFound('there is no such picture');
        return previewOf(`/${slug}`, tenant, () => tenant.pictures.signup);
      },
    );

    app.get(
      '/catalogue/:slug/:name(^[a-z]+).png',
      {
        schema: {
          operationId: 'readIllustrationPreview',
          summary: 'Load an illustration of the catalogue as previews show it',
          params: {
            type: 'object',
            required: ['slug', 'name'],
            properties: { slug: { type: 'string' }, name: { type: 'string' } },
          } as const,
          ...produced,
        },
        config: { access: 'public' },
      },
      async ({ tenant, params: { slug, name } }) => {
        const image = slug === tenant.slug ? catalogue.images.get(name) : undefined;
        if (image === undefined) throw problems.notFound('there is no such illustration');
        return previewOf(`/${slug}/${name}`, tenant, () => ({
          extension: 'svg',
          content: filledSvg(image, svgTokensOf(tenant.settings)),
        }));
      },
    );
  };
