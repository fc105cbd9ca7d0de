import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

const root = resolve(import.meta.dirname, '..');
const MINUTE = 60_000;

/** Faults in full number: minutes, and so not among the checks of `npm test`, which run a few of each kind. */
export default defineConfig({
  root,
  test: {
    name: 'faults',
    root,
    environment: 'node',
    include: ['tests/faults/**/*.test.ts'],
    globalSetup: [resolve(root, 'tests/support/database/testDatabases.ts')],
    pool: 'forks',
    maxWorkers: 1,
    testTimeout: 30 * MINUTE,
    hookTimeout: 2 * MINUTE,
  },
});
