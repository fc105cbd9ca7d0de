import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

const root = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(resolve(root, path), 'utf8');
const recipe = read('services/backend/deploy/Dockerfile');

/** What the image gets of the project itself. */
const copied = [...recipe.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths = '']) => paths.split(' '));

it('what the image copies is there, and what the server reads or runs beside its build is copied', () => {
  expect(copied.filter((path) => !existsSync(resolve(root, path)))).toEqual([]);
  const [, worker = ''] = /'#(services\/[^']+\.mjs)'/.exec(read('services/backend/modules/images/decodeHeic.ts')) ?? [];
  const script = 'services/backend/start.mjs';
  const directories = ['services/backend/brands', 'services/backend/catalogue'];
  expect(copied).toEqual(expect.arrayContaining(['package.json', script, worker, ...directories]));
});

it('the build imports no tests, which the image leaves out', () => {
  expect(read('services/backend/deploy/Dockerfile.dockerignore').split('\n')).toContain('tests/**');
  expect(read('vite.config.ts')).not.toMatch(/from '\.\/tests\//u);
});

it('the image runs a supported Node, not as root', () => {
  const [, major] = /^ARG NODE_VERSION=(\d+)$/m.exec(recipe) ?? [];
  expect(manifest.engines.node).toContain(`>=${major}.0.0`);
  const last = recipe.slice(recipe.lastIndexOf('\nFROM '));
  expect(last).toMatch(/^USER node$/m);
});

it('secrets and data of whoever builds it stay out of it', () => {
  const ignored = read('services/backend/deploy/Dockerfile.dockerignore').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['**/.env*', '.data', '**/.git', '**/node_modules']));
});
