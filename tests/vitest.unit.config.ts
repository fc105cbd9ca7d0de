import { resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineProject } from 'vitest/config';

const root = resolve(import.meta.dirname, '..');

/** What needs neither a server nor a browser. */
export default defineProject({
  root,
  // Names of classes are enough: nothing is drawn, so no style is compiled.
  plugins: [vanillaExtractPlugin({ unstable_mode: 'transform' })],
  test: {
    name: 'unit',
    sequence: { groupOrder: 0 },
    root,
    environment: 'node',
    setupFiles: ['@vanilla-extract/css/disableRuntimeStyles'],
    pool: 'forks',
    // Some tests wait for a process of their own; the garbage of short tests is young.
    maxWorkers: 3,
    execArgv: ['--max-semi-space-size=64'],
    // Files share what they import; none changes it.
    isolate: false,
    include: ['tests/*.test.ts', 'tests/{app,engine,flows,renderers,services}/**/*.test.{ts,tsx}'],
    expect: { poll: { timeout: 30_000 } },
    // What tries every edit of every file is minutes of work where a machine is busy with something else.
    testTimeout: 120_000,
  },
});
