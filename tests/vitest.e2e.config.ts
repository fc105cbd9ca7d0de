import { resolve } from 'node:path';
import { defineProject } from 'vitest/config';

const root = resolve(import.meta.dirname, '..');

/** Real browser, real server: each worker has one of both, which its files share; each test has patients of its own. */
export default defineProject({
  root,
  test: {
    name: 'e2e',
    sequence: { groupOrder: 3 },
    root,
    environment: 'node',
    include: ['tests/e2e/**/*.test.ts'],
    globalSetup: [resolve(root, 'tests/support/portal/sharedPortals.ts')],
    // A machine that is busy with something else may take its time; nothing here is about that.
    testTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
    hookTimeout: 120_000,
    // More of them take longer: two cores are busy with three.
    maxWorkers: 3,
    isolate: false,
  },
});
