import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import manifest from '../../../package.json' with { type: 'json' };

const { engines } = manifest;
const script = resolve(import.meta.dirname, '../../../services/backend/start.mjs');

let root: string;
const put = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const putManifest = (node: string) => put('package.json', JSON.stringify({ type: 'module', engines: { node } }));
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portal-script-'));
  put('services/backend/start.mjs', '');
  copyFileSync(script, join(root, 'services/backend/start.mjs'));
  putManifest(engines.node);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const PARTS = [
  ...['index', 'entry', 'visit'].map((name) => `app/${name}.html`),
  'app/manifest.json',
  ...['main', 'renderEntry', 'renderVisit', 'renderPage'].map((name) => `server/${name}.js`),
];

/** A build that is older than its sources. */
function putBuild(main = `console.log('started')`) {
  for (const part of PARTS) {
    put(`dist/${part}`, part === 'server/main.js' ? main : '');
    utimesSync(join(root, 'dist', part), 1, 1);
  }
}

function start() {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'services/backend/start.mjs')], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

it('what was built starts without the packages that build it', () => {
  putBuild();
  expect(start()).toEqual({ status: 0, stdout: 'started\n', stderr: '' });
});

it.each(PARTS)('says how it is built where it can build nothing and %s is missing', (part) => {
  putBuild();
  rmSync(join(root, 'dist', part));
  const stderr = 'The portal is not built. Build it first: npm ci && npm run build\n';
  expect(start()).toEqual({ status: 1, stdout: '', stderr });
});

it('what is older than its sources is built anew where that is possible', () => {
  putBuild();
  put('node_modules/vite/bin/vite.js', `console.log('vite', ...process.argv.slice(2))`);
  expect(start()).toEqual({
    status: 0,
    stdout: 'Building the portal…\nvite build\nvite build --ssr\nstarted\n',
    stderr: '',
  });
});

it('says how packages are installed where one is missing', () => {
  putBuild(`import 'fastify'`);
  const stderr = 'The packages of the portal are not installed. Install them first: npm ci --omit=dev\n';
  expect(start()).toEqual({ status: 1, stdout: '', stderr });
});

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

it.each([`^${major}.${minor}.0`, `>=${major}.0.0`, `>=${major - 1}.99.0`, `^${major + 2}.0.0 || ^${major}.0.0`])(
  'starts on Node of the versions %s',
  (versions) => {
    putBuild();
    putManifest(versions);
    expect(start().stdout).toBe('started\n');
  },
);

it.each([`^${major - 2}.0.0`, `^${major}.${minor + 1}.0`, `^${major - 2}.0.0 || >=${major + 2}.0.0`])(
  'says that it needs Node of the versions %s',
  (versions) => {
    putBuild();
    putManifest(versions);
    const stderr = `The portal runs on Node ${versions}, and this is ${process.versions.node}. Install one of those versions.\n`;
    expect(start()).toEqual({ status: 1, stdout: '', stderr });
  },
);
