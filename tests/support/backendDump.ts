import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { dirname, join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of a dumped, empty database that embedded databases start from. */
    backendDump: string;
  }
}

const root = resolve(import.meta.dirname, '../..');

/** Makes the dump once for each version of the embedded database: starting from it takes a fifth of the time. */
export default async function setup(project: TestProject): Promise<void> {
  const manifest = readFileSync(join(root, 'node_modules/@electric-sql/pglite/package.json'), 'utf8');
  const version = createHash('sha256').update(manifest).digest('hex').slice(0, 12);
  const path = join(root, `node_modules/.cache/backend-database-${version}.tgz`);
  if (!existsSync(path)) {
    mkdirSync(dirname(path), { recursive: true });
    const database = await PGlite.create();
    const dump = await database.dumpDataDir('gzip');
    await database.close();
    writeFileSync(`${path}.new`, Buffer.from(await dump.arrayBuffer()));
    renameSync(`${path}.new`, path);
  }
  project.provide('backendDump', path);
}
