import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { emptyDatabase } from '#services/backend/deploy/emptyDatabase.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of a dumped, empty database that embedded databases start from. */
    backendDump: string;
    /** A folder for `seededBackend`, which all projects of a run share. */
    seededFolder: string;
  }
}

declare global {
  /** The folder of a run: each project has modules of its own, and seeding takes seconds. */
  var seededFolder: string | undefined;
}

const root = resolve(import.meta.dirname, '../../..');

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'seeded-backend-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Provides the databases that those of the tests start from. */
export default async function setup(project: TestProject): Promise<void> {
  project.provide('backendDump', await emptyDatabase(root));
  project.provide('seededFolder', (globalThis.seededFolder ??= makeFolder()));
}
