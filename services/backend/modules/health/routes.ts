import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import type { Portal } from '../portal/Portal.ts';

const healthOf = <Status extends string>(title: string, status: Status) =>
  ({
    title,
    type: 'object',
    additionalProperties: false,
    required: ['status'],
    properties: { status: { type: 'string', enum: [status] } },
  }) as const;

const config = { access: 'public', isMonitored: true } as const;

/**
 * For service managers and load balancers. Alive is a server that answers at all: another start would not help one whose
 * database is away. It is ready once the database answers, too, and until it is told to stop.
 */
export const routes =
  ({ database }: Portal): FastifyPluginAsyncJsonSchemaToTs =>
  async (app) => {
    app.get(
      '/livez',
      {
        schema: {
          operationId: 'readLiveness',
          summary: 'Tell whether the server answers at all',
          response: { 200: healthOf('Liveness', 'alive') },
        },
        config,
      },
      async () => ({ status: 'alive' as const }),
    );

    const ready = {
      '/readyz': { operationId: 'readReadiness', summary: 'Tell whether server and database answer' },
      '/healthz': { operationId: 'readHealth', summary: 'The same, under its former name' },
    };
    for (const [path, described] of Object.entries(ready))
      app.get(
        path,
        {
          schema: { ...described, response: { 200: healthOf('Readiness', 'ready') } },
          config: { ...config, readiness: true },
        },
        async () => {
          await database.check();
          return { status: 'ready' as const };
        },
      );
  };
