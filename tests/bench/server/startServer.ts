import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { servedBrands } from '#tests/support/brands/servedBrands.ts';

const root = resolve(import.meta.dirname, '../../..');

/** A server in a process of its own. */
export interface ServerProcess {
  readonly url: string;
  /** The processor time that it has used since it began, in microseconds. */
  cpu(): Promise<number>;
  stop(): Promise<void>;
}

/** Where a server finds its data: at an address of PostgreSQL, or in a directory. */
export type ServerData = { readonly url: string } | { readonly directory: string };

const environmentOf = (data: ServerData) =>
  'url' in data
    ? { DATABASE_URL: data.url, PORTAL_MEDIA: 'memory' }
    : { DATABASE_URL: '', PORTAL_DATA: data.directory, PORTAL_MEDIA: '' };

/**
 * Starts a server as for patients: it counts requests and logs each, which nobody reads.
 *
 * @param file what was built, or TypeScript
 */
export async function startServer(file: string, data: ServerData, env: NodeJS.ProcessEnv = {}): Promise<ServerProcess> {
  const brands = servedBrands();
  const child = fork(file, {
    cwd: root,
    execArgv: file.endsWith('.ts') ? ['--import', 'tsx'] : [],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORTAL_SECRET: 'of servers that are measured, the same for all',
      PORTAL_BRANDS: brands.directory,
      ...environmentOf(data),
      // Counted, and never too many.
      PORTAL_RATE_LIMIT: '1000000',
      PORTAL_LOGIN_RATE_LIMIT: '0',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.once('exit', () => brands.remove());
  const [url] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error(`${file} ended before it answered`);
    }),
  ]);
  return {
    url: String(url),
    async cpu() {
      const answered = once(child, 'message');
      child.send('usage');
      const [used] = await answered;
      return Number(used);
    },
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}
