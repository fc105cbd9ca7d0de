import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

/** A real PostgreSQL server in a process of its own. */
export interface PostgresApart {
  /** The address of the database that is always there. */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts a server that ends, and is removed, with this process. It has a process of its own: the library that runs it exits with
 * code 0 when it stops, so in the process of Vitest a run that failed would look green.
 *
 * @param connections how many it takes
 */
export async function postgresApart(connections: number): Promise<PostgresApart> {
  const child = fork(resolve(import.meta.dirname, 'postgresProcess.ts'), [String(connections)], {
    execArgv: ['--import', 'tsx'],
  });
  const ended = once(child, 'exit');
  const [url] = await Promise.race([
    once(child, 'message'),
    ended.then(([code]) => {
      throw new Error(`PostgreSQL did not start: its process ended with ${String(code)}`);
    }),
  ]);
  child.unref();
  child.channel?.unref();
  return {
    url: String(url),
    async stop() {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}
