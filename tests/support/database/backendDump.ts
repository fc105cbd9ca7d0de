import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { createBackend } from '#services/backend/createBackend.ts';
import { emptyDatabase } from '#services/backend/deploy/emptyDatabase.ts';
import { backendSettings } from '../backend/backendSettings.ts';
import { databaseCopy } from './databaseCopy.ts';
import { testMorning } from '../backend/testMorning.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of a dumped, empty database that embedded databases start from. */
    backendDump: string;
    /** A folder with a dumped database that is migrated and seeded as nothing else is said, and its images. */
    seededBackend: { readonly dump: string; readonly media: string };
  }
}

const root = resolve(import.meta.dirname, '../../..');

/** Has a backend seed itself, and dumps what it leaves. */
async function seed(folder: string, empty: string) {
  const data = join(folder, 'data');
  const media = join(folder, 'media');
  const settings = backendSettings({ data, media });
  const app = await createBackend({ settings, clock: testMorning, dump: new Blob([readFileSync(empty)]) });
  await app.close();
  const database = await PGlite.create({ dataDir: join(data, 'database') });
  for (const statement of databaseCopy.keep) await database.query(statement);
  const dump = join(folder, 'seeded.tar');
  writeFileSync(dump, Buffer.from(await (await database.dumpDataDir('none')).arrayBuffer()));
  await database.close();
  return { dump, media };
}

async function makeDumps() {
  const folder = await mkdtemp(join(tmpdir(), 'seeded-backend-'));
  const empty = await emptyDatabase(root);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return { empty, seeded: await seed(folder, empty) };
}

declare global {
  /** The dumps of a run: each project has modules of its own, and seeding takes seconds. */
  var testDumps: ReturnType<typeof makeDumps> | undefined;
}

/** Provides the databases that those of the tests start from. */
export default async function setup(project: TestProject): Promise<void> {
  const { empty, seeded } = await (globalThis.testDumps ??= makeDumps());
  project.provide('backendDump', empty);
  project.provide('seededBackend', seeded);
}
