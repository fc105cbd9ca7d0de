import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { IndexPage } from './IndexPage.ts';
import { isApiPath } from './isApiPath.ts';
import { problems } from './problems.ts';

const isFile = (path: string) => isApiPath(path) || path.startsWith('/assets/');

function isPage({ method, url, headers: { accept } }: FastifyRequest): boolean {
  const path = url.split('?')[0] ?? '';
  return (method === 'GET' || method === 'HEAD') && (accept ?? '').includes('text/html') && !isFile(path);
}

/**
 * Serves the built portal: its files, and its one page at every other address that a browser opens. Without a built
 * portal, and for everything else, an unknown address is a NotFound problem.
 */
export async function servePortal(app: FastifyInstance, directory: string | undefined): Promise<void> {
  const index = directory === undefined ? undefined : join(resolve(directory), 'index.html');
  const page = index !== undefined && existsSync(index) ? new IndexPage(readFileSync(index, 'utf8')) : undefined;
  if (page && directory !== undefined) {
    await app.register(fastifyStatic, {
      root: resolve(directory),
      wildcard: false,
      index: false,
      preCompressed: true,
      globIgnore: ['**/*.br', '**/*.gz', 'index.html'],
      setHeaders(response, path) {
        const hashed = /[/\\]assets[/\\]/.test(path);
        void response.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
      },
    });
    app.get('/', async (request, reply) => page.send(request, reply));
  }
  app.setNotFoundHandler(async (request, reply) => {
    if (page && isPage(request)) return page.send(request, reply);
    throw problems.notFound('there is no such address');
  });
}
