import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '#services/backend/kernel/database/Database.ts';
import { openDatabase } from '#services/backend/kernel/database/openDatabase.ts';
import { backendFixture, type BackendFixture } from '#tests/support/backend/backendFixture.ts';
import { seededPostgres } from '#tests/support/database/seededPostgres.ts';
import { askingHere } from './asking.ts';
import type { VictimData } from './startVictim.ts';

/** A backend that prepares operations and looks at what became of them, on the data of the server that is killed. */
export interface Observer {
  readonly backend: BackendFixture;
  readonly data: VictimData;
  /** Leaves the data to another process. */
  readonly leave: () => Promise<void>;
  /** Takes the data back after the other process has ended. */
  readonly comeBack: () => Promise<void>;
}

/** Two servers on one real PostgreSQL, which races need: the embedded database would serialise them. */
export async function faultBench() {
  const url = await seededPostgres();
  const media = await mkdtemp(join(tmpdir(), 'portal-files-'));
  const options = { settings: { databaseUrl: url, media } };
  const [backend, beside] = await Promise.all([backendFixture(options), backendFixture(options)]);
  const observer: Observer = {
    backend,
    data: { url, media },
    leave: () => Promise.resolve(),
    comeBack: () => Promise.resolve(),
  };
  return {
    observer,
    backend,
    /** Both of them. */
    servers: [askingHere(backend), askingHere(beside)],
    url,
    /** Leaves to other servers what is done apart from requests. */
    async rest() {
      await Promise.all([backend.portal.jobs.end(), beside.portal.jobs.end()]);
    },
    async close() {
      await Promise.all([backend.close(), beside.close()]);
      await rm(media, { recursive: true });
    },
  };
}

/** A backend on an embedded database, of which one process at a time can have the directory. */
export async function embeddedBench() {
  const directory = await mkdtemp(join(tmpdir(), 'portal-faults-'));
  const media = await mkdtemp(join(tmpdir(), 'portal-files-'));
  const open = () => openDatabase({ data: directory });
  let current: Database | undefined;
  const opened = () => {
    if (!current) throw new Error('another process has the data');
    return current;
  };
  const backend = await backendFixture({
    settings: { data: directory, media },
    database(first) {
      current = first;
      return {
        db: new Proxy(first.db, { get: (_, name) => Reflect.get(opened().db, name, opened().db) }),
        query: (statement, parameters) => opened().query(statement, parameters),
        execute: (text, values) => opened().execute(text, values),
        startUp: (work) => opened().startUp(work),
        listen: (channel, listener) => opened().listen(channel, listener),
        check: () => opened().check(),
        close: () => opened().close(),
      };
    },
  });
  // It looks for work time and again, also while it does not have the data.
  await backend.portal.jobs.end();
  const observer: Observer = {
    backend,
    data: { directory, media },
    async leave() {
      await opened().close();
      current = undefined;
    },
    async comeBack() {
      current = await open();
    },
  };
  return {
    observer,
    close: async () => {
      await backend.close();
      for (const own of [directory, media]) await rm(own, { recursive: true });
    },
  };
}
