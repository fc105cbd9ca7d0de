import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import { resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Plugin, ViteDevServer } from 'vite';
import { isApiPath } from './kernel/http/requestPaths.ts';
import { settings } from './kernel/settings/settings.ts';
import type * as Entry from './devEntry.ts';

const ENTRY = fileURLToPath(new URL('./devEntry.ts', import.meta.url));

/** Sources whose change makes a new backend necessary, besides the files that it reads at its start. */
const SOURCES = /[/\\](services[/\\]backend|schemas|engine|flows)[/\\]/;

const isApi = ({ method, url = '/' }: IncomingMessage) =>
  (method !== 'GET' && method !== 'HEAD') || isApiPath(url.split('?')[0] ?? '/');

const hostnameOf = ({ headers: { host = 'localhost' } }: IncomingMessage) => host.replace(/:\d+$/, '');

/** For development: runs the backend in Vite's own process and port, and anew when its sources change. */
export function backendPlugin(): Plugin {
  const hosts = new AsyncLocalStorage<string>();
  let server: ViteDevServer | undefined;
  let running: Promise<FastifyInstance> | undefined;

  const entry = async (): Promise<typeof Entry> => {
    if (!server) throw new Error('the development server has not started yet');
    const module: unknown = await server.ssrLoadModule(ENTRY);
    if (!isEntry(module)) throw new TypeError(`${ENTRY} does not export what it should`);
    return module;
  };
  const backend = () => (running ??= entry().then(({ start }) => start()));
  const stop = async () => {
    const before = running;
    running = undefined;
    // One that never started, because a file could not be used, has told so already.
    await (await before?.catch(() => undefined))?.close();
  };

  return {
    name: 'portal-backend',
    apply: 'serve',
    configureServer(created) {
      const { httpServer, config, watcher, middlewares } = created;
      if (process.env['VITEST'] || !httpServer) return;
      server = created;
      const report = (error: unknown) => config.logger.error(String(error));
      httpServer.once('listening', () => void backend().catch(report));
      httpServer.once('close', () => void stop().catch(report));
      // Vite takes its own sockets, and leaves all others to whoever else listens.
      httpServer.on('upgrade', (request, socket, head) => {
        if (request.url?.startsWith('/app/'))
          void backend().then(
            (app) => app.portal.realtime.upgrade({ request, socket, head, from: '' }),
            () => socket.destroy(),
          );
      });
      const { brands, catalogue } = settings(process.env);
      const folders = [resolve(brands), resolve(catalogue)];
      watcher.add(folders);
      const restart = (file: string) => {
        if (!running || !(SOURCES.test(file) || folders.some((folder) => file.startsWith(folder + sep)))) return;
        void stop().then(() => config.logger.info('the backend restarts', { timestamp: true }), report);
      };
      for (const event of ['add', 'change', 'unlink'] as const) watcher.on(event, restart);
      middlewares.use((request, response, next) => {
        if (isApi(request)) backend().then((app) => app.routing(request, response), next);
        else hosts.run(hostnameOf(request), next);
      });
    },
    async transformIndexHtml(html) {
      return server ? (await entry()).page(await backend(), html, hosts.getStore() ?? 'localhost') : html;
    },
  };
}

const isEntry = (module: unknown): module is typeof Entry =>
  typeof module === 'object' && module !== null && 'start' in module && 'page' in module;
