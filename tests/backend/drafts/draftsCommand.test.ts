import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { backendFixture } from '#tests/support/backend/backendFixture.ts';
import { backendTemplate } from '#tests/support/backend/backendTemplate.ts';
import { backendPostgres } from '#tests/support/database/backendPostgres.ts';

const root = resolve(import.meta.dirname, '../../..');

let directory: string;
let databaseUrl: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'portal-drafts-'));
  databaseUrl = await backendPostgres();
  const backend = await backendFixture({ settings: { databaseUrl }, templates: [backendTemplate] });
  await (await backend.patient()).begins('sample');
  await backend.close();
});
afterAll(() => rm(directory, { recursive: true, force: true }));

/** Runs `npm run drafts` on the data of this test, as a shell would. */
async function drafts(...args: readonly string[]) {
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  const command = ['--import', 'tsx', join(root, 'services/backend/drafts/main.ts'), ...args];
  const child = spawn(process.execPath, command, { cwd: root, env });
  const said = Promise.all([text(child.stdout), text(child.stderr)]);
  const [status] = await once(child, 'exit');
  const [stdout, stderr] = await said;
  return { status, stdout, stderr };
}

it('writes drafts out, and ends with 1 and the reason where it does not', { timeout: 120_000 }, async () => {
  const into = join(directory, 'out');
  const [written, refused] = await Promise.all([drafts('sample', into), drafts('simple', into)]);
  expect(written).toMatchObject({ status: 0, stdout: `1 open visits of 'sample' are in ${into}\n` });
  expect(refused).toEqual({
    status: 1,
    stdout: '',
    stderr: `There is no template 'simple'; there are sample.\n`,
  });
});
