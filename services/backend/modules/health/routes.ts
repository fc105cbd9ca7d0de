import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import type { Portal } from '../portal/Portal.ts';

const healthOf = <Status extends string>(status: Status) =>
  ({
    type: 'object',
    additionalProperties: false,
    required: ['status'],
    properties: { status: { type: 'string', enum: [status] } },
  }) as const;

const tags = ['health'];
const config = { access: 'public', rateLimit: false } as const;

/**
 * For service managers and load balancers. Alive is a server that answers at all: another start would not help one whose
 * database is away. It is ready once the database answers, too.
 */
export const routes =
  ({ database }: Portal): FastifyPluginAsyncJsonSchemaToTs =>
  async (app) => {
    app.get('/livez', { schema: { tags, response: { 200: healthOf('alive') } }, config }, async () => ({
      status: 'alive' as const,
    }));

    for (const path of ['/readyz', '/healthz'])
      app.get(path, { schema: { tags, response: { 200: healthOf('ready') } }, config }, async () => {
        await database.check();
        return { status: 'ready' as const };
      });
  };
