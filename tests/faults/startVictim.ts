import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { buildServer, type BuiltServer } from '#tests/support/portal/buildServer.ts';

const root = resolve(import.meta.dirname, '../..');

let built: BuiltServer | undefined;

/** Builds the server that is going to be killed. */
export async function buildVictim(): Promise<void> {
  built = await buildServer('tests/faults/faultServer.ts');
}

/** Removes what was built. */
export const removeVictim = async (): Promise<void> => built?.remove();

/** A server in a process of its own. */
export interface Victim {
  readonly url: string;
  /** It is killed after so many sub-steps from now on. */
  arm(steps: number): Promise<void>;
  isAlive(): boolean;
  /** Waits until a killed process is gone. */
  gone(): Promise<void>;
  stop(): Promise<void>;
}

/** Where a server finds its data: at an address of PostgreSQL, or in a directory; and where it keeps files. */
export type VictimData = ({ readonly url: string } | { readonly directory: string }) & { readonly media?: string };

const environmentOf = (data: VictimData) =>
  'url' in data
    ? { DATABASE_URL: data.url, PORTAL_MEDIA: data.media ?? 'memory' }
    : { DATABASE_URL: '', PORTAL_DATA: data.directory, PORTAL_MEDIA: data.media ?? '' };

/** The server ended before it answered. */
export class StartKilled extends Error {
  override readonly name = 'StartKilled';
}

/**
 * Starts a server on a database. Build it first.
 *
 * @param armed it is killed after so many sub-steps of its start
 * @throws StartKilled
 */
export async function startVictim(data: VictimData, now: Date, armed?: number): Promise<Victim> {
  if (!built) throw new Error('the server is not built; call buildVictim first');
  const child: ChildProcess = fork(built.file, {
    cwd: root,
    env: {
      ...process.env,
      // As on a machine that says nothing: the test runner says 'test'.
      NODE_ENV: undefined,
      ...environmentOf(data),
      PORTAL_RATE_LIMIT: '0',
      PORTAL_LOGIN_RATE_LIMIT: '0',
      PORTAL_LOG: 'silent',
      FAULT_NOW: now.toISOString(),
      ...(armed !== undefined && { FAULT_ARMED: String(armed) }),
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  const gone = async () => {
    if (isAlive()) await once(child, 'exit');
  };
  const [url] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new StartKilled('the server ended before it answered');
    }),
  ]);
  return {
    url: String(url),
    async arm(steps) {
      child.send(steps);
      await once(child, 'message');
    },
    isAlive,
    gone,
    async stop() {
      if (isAlive()) child.kill('SIGKILL');
      await gone();
    },
  };
}
