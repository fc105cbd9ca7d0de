import type { FastifyInstance } from 'fastify';

/** The OpenAPI document of the API, which is public. */
export function serveDocs(app: FastifyInstance): void {
  for (const path of ['/docs', '/docs/json']) app.get(path, { schema: { hide: true } }, async () => app.swagger());
}
