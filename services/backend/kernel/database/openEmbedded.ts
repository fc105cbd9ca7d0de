import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkDirectory } from '../files/checkDirectory.ts';
import { makePrivate } from '../files/makePrivate.ts';
import { SettingsError } from '../settings/SettingsError.ts';
import type { Database, Listener } from './Database.ts';
import { lockDirectory } from './lockDirectory.ts';
import { watchClient } from './watchClient.ts';

/** What the database keeps of its files in memory; the operating system keeps the rest. Its default is 128 MB. */
const BUFFERS = '32MB';

/** Bytes that must be free: for a database that is made, and for one that is there to grow into. */
const ROOM = { first: 64_000_000, more: 20_000_000 } as const;

/**
 * Opens the embedded database.
 *
 * @param data its directory, or `memory` to keep nothing
 * @param dump a dumped data directory that a new database starts from
 * @throws DirectoryInUseError or SettingsError
 */
export async function openEmbedded(data: string, dump?: Blob): Promise<Database> {
  const { PGlite } = await import('@electric-sql/pglite');
  const { drizzle } = await import('drizzle-orm/pglite');
  let release: (() => Promise<void>) | undefined;
  let dataDir: string | undefined;
  if (data !== 'memory') {
    dataDir = join(data, 'database');
    await checkDirectory(data, 'PORTAL_DATA', existsSync(dataDir) ? ROOM.more : ROOM.first);
    await makePrivate(data, 'PORTAL_DATA');
    release = await lockDirectory(data);
  }
  try {
    const isNew = dataDir === undefined || !existsSync(dataDir);
    const open = (from?: Blob) =>
      PGlite.create({
        ...(dataDir && { dataDir }),
        ...(from && { loadDataDir: from }),
        startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${BUFFERS}`],
      });
    let living = await open(isNew ? dump : undefined).catch((error: unknown) => {
      throw new SettingsError(
        `The database in ${dataDir ?? 'memory'} cannot be opened: its files are damaged, or another version wrote them. ` +
          'Bring back the directory of PORTAL_DATA from a backup, or set it to an empty one.',
        { cause: error },
      );
    });
    const listeners: { readonly channel: string; readonly listener: Listener }[] = [];
    const listenAt = async (channel: string, listener: Listener) => {
      await living.listen(channel, (text) => listener.hear(text));
      listener.begin();
    };
    // What is kept in memory alone would be gone: there is nothing to open again.
    const reopen =
      dataDir === undefined
        ? undefined
        : async () => {
            living = await open();
            for (const { channel, listener } of listeners) {
              listener.lose();
              await listenAt(channel, listener);
            }
            return living;
          };
    const { client, check } = watchClient(living, { reopen });
    const database: Database = {
      db: drizzle({ client }),
      async query<Row extends object>({ text }: { text: string }, values: readonly unknown[]) {
        return (await client.query<Row>(text, [...values])).rows;
      },
      async execute(text, values) {
        if (values) return { rows: (await client.query<object>(text, [...values])).rows };
        try {
          const results = await client.exec(text);
          return { rows: results.flatMap(({ rows }) => rows) };
        } catch (error) {
          // There is one connection: what was begun in it would hold everybody up.
          await client.exec('rollback');
          throw error;
        }
      },
      async startUp(work) {
        // Nobody else has this database, and it has one connection.
        await client.exec('begin');
        try {
          const result = await work(database);
          await client.exec('commit');
          return result;
        } catch (error) {
          await client.exec('rollback');
          throw error;
        }
      },
      async listen(channel, listener) {
        await listenAt(channel, listener);
        listeners.push({ channel, listener });
      },
      check,
      async close() {
        try {
          await living.close();
        } finally {
          await release?.();
        }
      },
    };
    return database;
  } catch (error) {
    await release?.();
    throw error;
  }
}
