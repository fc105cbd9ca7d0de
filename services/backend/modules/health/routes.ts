import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import type { Portal } from '../portal/Portal.ts';
import { statement } from '../../kernel/database/statement.ts';

const healthSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['status'],
  properties: { status: { type: 'string', enum: ['ready'] } },
} as const;

const ping = statement('ping', 'select 1');

/** For load balancers and scripts: 200 once server and database answer. */
export const routes =
  ({ database }: Portal): FastifyPluginAsyncJsonSchemaToTs =>
  async (app) => {
    app.get(
      '/healthz',
      {
        schema: { tags: ['health'], response: { 200: healthSchema } },
        config: { access: 'public', rateLimit: false },
      },
      async () => {
        await database.query(ping, []);
        return { status: 'ready' as const };
      },
    );
  };
