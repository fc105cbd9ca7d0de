import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from './realFlows.ts';

/** Milliseconds that a process is waited for where the machine has much else to do. */
const PATIENCE = 60_000;

const STEPS = 'flows/retention/retention.steps.json';
const MACHINE = 'flows/retention/retention.machine.ts';

const copy = mkdtempSync(join(tmpdir(), 'flows-'));
for (const name of ['engine', 'flows', 'schemas', 'package.json', 'tsconfig.json'])
  cpSync(join(root, name), join(copy, name), { recursive: true });
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));

afterAll(() => rmSync(copy, { recursive: true }));

/** Runs the tool as the command line does, with a file of the project changed. */
function ran(file: string, change: (text: string) => string, ...args: readonly string[]) {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, change(text));
  const cli = join(copy, 'flows/cli.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', cli, ...args], {
    cwd: copy,
    encoding: 'utf8',
  });
  writeFileSync(path, text);
  return { status, stdout, stderr };
}

const breaksDown = (text: string) =>
  text.replace('context: flowContext', "context: () => { throw new Error('no context today'); }");

const comma = (text: string) => text.replace('"version": 1,', '"version": 1,,');

describe('the command line', { timeout: PATIENCE }, () => {
  it('checks on where a text that a machine imports is no JSON', () => {
    const { status, stdout, stderr } = ran(STEPS, comma, 'check', '--json');
    expect(JSON.parse(stdout)).toMatchObject([{ code: 'notJson', file: STEPS, line: 4, column: 16 }]);
    expect([status, stderr]).toEqual([1, '']);
  });

  it('says before it walks where such a text is', () => {
    const { status, stdout, stderr } = ran(STEPS, comma, 'walks', 'retention');
    expect(stdout).toContain(`${STEPS}:4:16 this is no JSON`);
    expect([status, stderr]).toEqual([1, '']);
  });

  it('reports unexpected errors in words, and where they happened', () => {
    const { status, stdout, stderr } = ran(MACHINE, breaksDown, 'walks', 'retention');
    expect(stderr).toMatch(/^npm run flows -- walks retention: no context today\nThe tool did not foresee this/);
    expect(stderr).toContain('npm run flows -- check');
    expect(stderr).toContain(`${MACHINE}:`);
    expect([status, stdout]).toEqual([1, '']);
  });
});
