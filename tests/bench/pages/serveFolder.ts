import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** A folder on a port of its own. */
export interface ServedFolder {
  readonly url: string;
  close(): void;
}

const types: { readonly [extension: string]: string | undefined } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

/**
 * Serves the pages and the code of a folder as the portal serves its own: compressed beforehand, code kept for ever, pages
 * asked for anew. Whatever is put is answered, and kept nowhere.
 */
export async function serveFolder(directory: string): Promise<ServedFolder> {
  const files = new Map(
    readdirSync(directory, { recursive: true, encoding: 'utf8' }).flatMap((name) => {
      const type = types[extname(name)];
      const path = `/${name.replaceAll('\\', '/')}`;
      return type ? [[path, { type, body: brotliCompressSync(readFileSync(join(directory, name))) }] as const] : [];
    }),
  );
  const server = createServer((request, response) => {
    if (request.method === 'PUT') {
      request.resume().once('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
      return;
    }
    const path = request.url === '/' ? '/index.html' : (request.url ?? '');
    const file = files.get(path);
    if (!file) return void response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': file.type,
      'content-encoding': 'br',
      'content-length': file.body.length,
      'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      vary: 'accept-encoding',
    });
    response.end(file.body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port was given');
  return {
    url: `http://localhost:${address.port}/`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
