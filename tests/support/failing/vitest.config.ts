import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

const root = resolve(import.meta.dirname, '../../..');

/** A run that fails, with all that `npm test` has beside its tests. */
export default defineConfig({
  root,
  test: {
    root,
    include: ['tests/support/failing/fails.ts'],
    globalSetup: [resolve(root, 'tests/support/database/testDatabases.ts')],
    reporters: [resolve(root, 'tests/support/BudgetReporter.ts')],
  },
});
