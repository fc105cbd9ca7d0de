import type { Plugin } from 'vite';
import { entryAddressOf } from './entry/address/EntryAddress.ts';
import { intakeIdOf } from './visit/address/intakeIdOf.ts';

/** For development: serves the documents of entry pages and of visits at their URLs; they then render in the browser. */
export function documentsPlugin(): Plugin {
  return {
    name: 'portal-documents',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return next();
        const url = new URL(request.url ?? '/', 'http://portal.invalid');
        const found = entryAddressOf(url);
        if (found && 'redirect' in found) return void response.writeHead(302, { location: found.redirect }).end();
        if (found) request.url = '/entry.html';
        else if (intakeIdOf(url.pathname) !== undefined) request.url = '/visit.html';
        return next();
      });
    },
  };
}
