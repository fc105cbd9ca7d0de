import type { Plugin } from 'vite';
import { entryAddressOf } from './address/EntryAddress.ts';

/** For development: serves the document of entry pages at their URLs; the document then renders in the browser. */
export function entryPagesPlugin(): Plugin {
  return {
    name: 'portal-entry-pages',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const isPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
        const found = isPage && entryAddressOf(new URL(request.url ?? '/', 'http://portal.invalid'));
        if (!found) return next();
        if ('address' in found) {
          request.url = '/entry.html';
          return next();
        }
        response.writeHead(302, { location: found.redirect }).end();
      });
    },
  };
}
