import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

const root = resolve(import.meta.dirname, '..');

/** The other browsers that are promised, where they are installed: not among the checks of `npm test`, which have one. */
export default defineConfig({
  root,
  test: {
    name: 'browsers',
    root,
    environment: 'node',
    include: ['tests/browsers/**/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
