import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

it('the bench loads by itself, and says what there is to measure', () => {
  const { stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'tests/bench/main.ts', 'nothing'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stderr).toContain("there is no 'nothing' to measure");
});
