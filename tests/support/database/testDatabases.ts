import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { emptyDatabase } from '#services/backend/deploy/emptyDatabase.ts';
import { startPostgres, type PostgresServer } from './startPostgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of a dumped, empty database that embedded databases start from. */
    backendDump: string;
    /** A folder for `seededBackend`, which all projects of a run share. */
    seededFolder: string;
    /** The address of the PostgreSQL server of the run, with the database that is always there. */
    postgresUrl: string;
  }
}

declare global {
  /** What all projects of a run share: each has modules of its own. */
  var sharedByProjects: { readonly folder: string; readonly postgres: Promise<PostgresServer> } | undefined;
}

const root = resolve(import.meta.dirname, '../../..');

/** Each worker holds a few databases, and each of those a dozen connections while it is busy. */
const CONNECTIONS = 1000;

function share() {
  const folder = mkdtempSync(join(tmpdir(), 'seeded-backend-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return { folder, postgres: startPostgres(false, CONNECTIONS) };
}

/** Provides the databases that those of the tests start from. @returns what stops the server, once the run has ended */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { folder, postgres } = (globalThis.sharedByProjects ??= share());
  const [dump, server] = await Promise.all([emptyDatabase(root), postgres]);
  project.provide('backendDump', dump);
  project.provide('seededFolder', folder);
  project.provide('postgresUrl', server.urlOf('postgres'));
  return () => server.stop();
}
