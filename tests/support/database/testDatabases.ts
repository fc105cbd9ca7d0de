import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { emptyDatabase } from '#services/backend/deploy/emptyDatabase.ts';
import { postgresApart } from './postgresApart.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the PostgreSQL server of the run, with the database that is always there. */
    postgresUrl: string;
    /** Path of a dumped, empty database that embedded databases start from. */
    backendDump: string;
    /** A folder for what a backend leaves that has seeded itself. */
    seededFolder: string;
  }
}

const root = resolve(import.meta.dirname, '../../..');

/** Each worker holds a few databases, and each of those a dozen connections while it is busy. */
const CONNECTIONS = 1000;

/** Provides the databases that those of the tests start from. @returns what stops the server, once the run has ended */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'seeded-backend-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const [server, dump] = await Promise.all([postgresApart(CONNECTIONS), emptyDatabase(root)]);
  project.provide('postgresUrl', server.url);
  project.provide('backendDump', dump);
  project.provide('seededFolder', folder);
  return () => server.stop();
}
