import { resolve } from 'node:path';
import { defineProject } from 'vitest/config';

const root = resolve(import.meta.dirname, '..');

export default defineProject({
  root,
  test: {
    name: 'backend',
    sequence: { groupOrder: 0 },
    root,
    environment: 'node',
    include: ['tests/backend/**/*.test.ts'],
    globalSetup: [resolve(root, 'tests/support/database/testDatabases.ts')],
    setupFiles: [resolve(root, 'tests/support/backend/cheapHashes.ts')],
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
