import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../support/portal/freePort.ts';

/** A PgBouncer before a database. */
export interface Pooler {
  readonly url: string;
  stop(): Promise<void>;
}

const listens = async (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/** Starts the machine's PgBouncer in session mode before a database; undefined where there is none on the PATH. */
export async function startPooler(database: string): Promise<Pooler | undefined> {
  const { hostname, port, username, password, pathname } = new URL(database);
  const own = await freePort();
  const directory = await mkdtemp(join(tmpdir(), 'portal-pooler-'));
  await chmod(directory, 0o755);
  const file = join(directory, 'pgbouncer.ini');
  await writeFile(
    file,
    `[databases]
${pathname.slice(1)} = host=${hostname} port=${port} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
pool_mode = session
default_pool_size = 90
ignore_startup_parameters = extra_float_digits
`,
  );
  // It refuses to run as root.
  const user = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
  const child = spawn('pgbouncer', ['--quiet', file], { stdio: 'ignore', ...user });
  const ended = new Promise<'ended'>((resolve) => {
    child.once('exit', () => resolve('ended'));
    child.once('error', () => resolve('ended'));
  });
  const isUp = async (): Promise<'up'> => {
    while (!(await listens(own))) await setTimeout(50);
    return 'up';
  };
  if ((await Promise.race([ended, isUp()])) === 'ended') {
    await rm(directory, { recursive: true });
    return undefined;
  }
  return {
    url: `postgres://${username}:${password}@127.0.0.1:${own}${pathname}`,
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
      await rm(directory, { recursive: true });
    },
  };
}
