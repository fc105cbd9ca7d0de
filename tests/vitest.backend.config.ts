import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { defineProject } from 'vitest/config';

const root = resolve(import.meta.dirname, '..');

const fromHere = createRequire(import.meta.url);

/** TypeScript 7 has no interface yet that openapi-typescript could write with: it is given the TypeScript 5 that oazapfts brings. */
const typescript = createRequire(fromHere.resolve('oazapfts')).resolve('typescript');

export default defineProject({
  root,
  resolve: { alias: { typescript } },
  test: {
    name: 'backend',
    sequence: { groupOrder: 0 },
    root,
    environment: 'node',
    include: ['tests/backend/**/*.test.ts'],
    globalSetup: [resolve(root, 'tests/support/database/testDatabases.ts')],
    setupFiles: [resolve(root, 'tests/support/backend/cheapHashes.ts')],
    // Only what is not left to Node finds it.
    server: { deps: { inline: ['openapi-typescript'] } },
    pool: 'forks',
    maxWorkers: 3,
    execArgv: ['--max-semi-space-size=64'],
    // Files share what they import; none changes it.
    isolate: false,
    expect: { poll: { timeout: 30_000 } },
    // Some race a real PostgreSQL, on machines that are busy with something else.
    testTimeout: 120_000,
    hookTimeout: 90_000,
  },
});
