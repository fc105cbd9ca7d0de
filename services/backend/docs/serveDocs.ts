import type { FastifyInstance } from 'fastify';
import { CompressedText } from '../kernel/http/CompressedText.ts';

/** Serves the OpenAPI document to everybody. It is made when it is asked for first. */
export function serveDocs(app: FastifyInstance): void {
  let document: CompressedText | undefined;
  for (const path of ['/docs', '/docs/json'])
    app.get(path, async (request, reply) => {
      document ??= new CompressedText('json', JSON.stringify(app.swagger()), 'seldom');
      return document.send(request, reply);
    });
}
