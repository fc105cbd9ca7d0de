import { resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineProject } from 'vitest/config';

const root = resolve(import.meta.dirname, '..');

/** Whole pages with their real API client and the real backend, in one process: no browser, no socket. */
export default defineProject({
  root,
  // Names of classes are enough: nothing is drawn, so no style is compiled.
  plugins: [vanillaExtractPlugin({ unstable_mode: 'transform' })],
  // React as patients have it.
  oxc: { jsx: { development: false } },
  test: {
    name: 'pages',
    sequence: { groupOrder: 1 },
    root,
    environment: 'node',
    include: ['tests/pages/**/*.test.ts'],
    globalSetup: [resolve(root, 'tests/support/database/testDatabases.ts')],
    setupFiles: [
      '@vanilla-extract/css/disableRuntimeStyles',
      resolve(root, 'tests/support/backend/cheapHashes.ts'),
      resolve(root, 'tests/support/page/pageSetup.ts'),
    ],
    pool: 'forks',
    // A page waits for its timers and its backend half of the time.
    maxWorkers: 4,
    execArgv: ['--max-semi-space-size=64'],
    // Files share the code of the portal, the document and the database; each test brings patients of its own.
    isolate: false,
    env: { NODE_ENV: 'production' },
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 120_000,
    hookTimeout: 90_000,
  },
});
