import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { emptyDatabase } from '#services/backend/deploy/emptyDatabase.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of a dumped, empty database that embedded databases start from. */
    backendDump: string;
    /** A folder for what a backend leaves that has seeded itself. */
    seededFolder: string;
  }
}

const root = resolve(import.meta.dirname, '../../..');

/** Provides the embedded databases that those of the tests start from. */
export default async function setup(project: TestProject): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'seeded-backend-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  project.provide('backendDump', await emptyDatabase(root));
  project.provide('seededFolder', folder);
}
