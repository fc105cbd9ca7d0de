import { resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineProject } from 'vitest/config';

const root = resolve(import.meta.dirname, '..');

/** What needs neither a server nor a browser. */
export default defineProject({
  root,
  plugins: [vanillaExtractPlugin()],
  test: {
    name: 'unit',
    sequence: { groupOrder: 0 },
    root,
    environment: 'node',
    maxWorkers: 2,
    // Files share what they import; none changes it.
    isolate: false,
    include: ['tests/*.test.ts', 'tests/{app,engine,flows,renderers,services}/**/*.test.{ts,tsx}'],
    // What tries every edit of every file is minutes of work where a machine is busy with something else.
    testTimeout: 120_000,
  },
});
