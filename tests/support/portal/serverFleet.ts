import { balancingProxy } from './balancingProxy.ts';
import { serverProcess, type ServerProcess } from './serverProcess.ts';

interface FleetOptions {
  /** The built server. */
  readonly file: string;
  readonly size: number;
  /** What all of them are started with. */
  readonly env: Readonly<Record<string, string>>;
}

/** Several servers that share what the environment names, behind a proxy. */
export async function serverFleet({ file, size, env }: FleetOptions) {
  const running: { readonly server: ServerProcess; readonly url: string }[] = [];
  const proxy = await balancingProxy();

  async function start(): Promise<void> {
    const server = serverProcess({
      file,
      env: { PORT: '0', PORTAL_APP: 'none', PORTAL_LOG: 'warn', PORTAL_TRUST_PROXY: '1', ...env },
    });
    const url = await server.ready();
    running.push({ server, url });
    await proxy.add(url);
  }
  await Promise.all(Array.from({ length: size }, start));

  return {
    /** The address of the proxy. */
    url: proxy.url,
    /** The addresses of the servers. */
    urls: () => running.map(({ url }) => url),
    answered: proxy.answered,
    /**
     * Replaces the server that runs longest by another one.
     *
     * @param first what is done before the other: the new one is started, or the old one stopped
     * @returns the exit code of the old one
     */
    async replaceOldest(first: 'start' | 'stop') {
      if (first === 'start') await start();
      const oldest = running.shift();
      oldest?.server.signal('SIGTERM');
      const code = await oldest?.server.ended();
      if (oldest) proxy.remove(oldest.url);
      if (first === 'stop') await start();
      return code;
    },
    /** Everything that the servers which run have written. */
    written: () => running.map(({ server }) => server.written()).join(''),
    async close() {
      for (const { server } of running) server.signal('SIGTERM');
      await Promise.all(running.map(({ server }) => server.ended()));
      await proxy.close();
    },
  };
}
