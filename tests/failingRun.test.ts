import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');

it('a run of tests of which one fails ends with 1, whatever else ends with it', () => {
  const command = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/support/failing/vitest.config.ts'];
  // The workers of Vitest say by variables that they are some.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST)/.test(name)));
  const { status, stdout } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8', env });
  expect(stdout).toContain('1 tests');
  expect(status).toBe(1);
});
