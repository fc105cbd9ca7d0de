import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { beforeOf } from '#services/backend/pages/beforeOf.ts';
import { keepBefore } from '#services/backend/pages/keepBeforePlugin.ts';
import { advance, backendFixture } from '#tests/support/backend/backendFixture.ts';
import { builtPortal } from '#tests/support/backend/builtPortal.ts';

it('serves the assets of the version before for a day, and no others', async () => {
  const { directory: app, remove } = builtPortal();
  onTestFinished(remove);
  writeFileSync(join(app, 'assets/old-1.js'), 'old');
  keepBefore(app);
  rmSync(join(app, 'assets/old-1.js'));
  writeFileSync(join(app, 'assets/new-2.js'), 'new');
  const backend = await backendFixture({ settings: { app } });
  onTestFinished(backend.close);
  const read = async (name: string) => {
    const { statusCode, body } = await backend.app.inject({ method: 'GET', url: `/assets/${name}` });
    return statusCode === 200 ? body : statusCode;
  };
  expect([await read('new-2.js'), await read('old-1.js'), await read('none.js')]).toEqual(['new', 'old', 404]);
  advance(backend, 24 * 60 * 60);
  expect([await read('new-2.js'), await read('old-1.js')]).toEqual(['new', 404]);
});

it('keeps what the builds of a day had, and nothing where there was none', () => {
  const root = mkdtempSync(join(tmpdir(), 'portal-before-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const app = join(root, 'app');
  keepBefore(app);
  expect(existsSync(beforeOf(app))).toBe(false);
  mkdirSync(join(app, 'assets'), { recursive: true });
  const build = (name: string, after: number) => {
    writeFileSync(join(app, 'assets', name), '');
    keepBefore(app, new Date(Date.now() + after));
    rmSync(join(app, 'assets', name));
    return readdirSync(beforeOf(app)).toSorted();
  };
  expect(build('first.js', 0)).toEqual(['first.js']);
  expect(build('second.js', 0)).toEqual(['first.js', 'second.js']);
  expect(build('third.js', 24 * 60 * 60 * 1000 + 1)).toEqual(['third.js']);
});
