import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
let house: string;

beforeAll(async () => {
  house = await mkdtemp(join(tmpdir(), 'house-'));
  await cp(join(root, '.oxlintrc.json'), join(house, '.oxlintrc.json'));
});
afterAll(() => rm(house, { recursive: true, force: true }));

/** What the linter says about an import in a file of a room. */
async function lint(file: string, specifier: string): Promise<string> {
  const path = join(house, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `import { planted } from '${specifier}';\n\nexport const used = planted;\n`);
  const { stdout, stderr } = spawnSync(join(root, 'node_modules/.bin/oxlint'), [file], {
    cwd: house,
    encoding: 'utf8',
  });
  await rm(path);
  return stdout + stderr;
}

const forbidden = [
  ['schemas/planted.ts', '#engine/definition/compile.ts'],
  ['schemas/planted.ts', 'react'],
  ['engine/planted.ts', '#flows/visit/visit.machine.ts'],
  ['engine/planted.ts', '../app/router.ts'],
  ['engine/planted.ts', 'react'],
  ['engine/planted.ts', 'node:fs'],
  ['flows/visit/planted.ts', '#services/api/http.ts'],
  ['flows/visit/planted.ts', '#renderers/FlowView.tsx'],
  ['renderers/planted.tsx', '#services/api/http.ts'],
  ['renderers/steps/planted.tsx', '#app/router.ts'],
  ['renderers/steps/planted.tsx', '#flows/visit/visit.machine.ts'],
  ['renderers/steps/planted.tsx', '#flows/flowIndex.ts'],
  ['flows/visit/planted.ts', '#services/payments/loadPayments.ts'],
  ['services/payments/planted.ts', '#engine/definition/compile.ts'],
  ['services/camera/planted.ts', '#renderers/ports.ts'],
  ['renderers/steps/planted.tsx', '#services/camera/lightOf.ts'],
  ['flows/verification/planted.ts', '#services/camera/lightOf.ts'],
  ['services/scheduling/planted.ts', '#renderers/ports.ts'],
  ['services/backend/scheduling/planted.ts', '#services/scheduling/listenToCalendar.ts'],
  ['services/api/planted.ts', '#services/backend/createBackend.ts'],
  ['services/api/planted.ts', '#engine/definition/compile.ts'],
  ['services/backend/planted.ts', '#services/api/http.ts'],
  ['services/backend/users/planted.ts', '#renderers/FlowView.tsx'],
  ['app/planted.ts', '#services/backend/createBackend.ts'],
  ['app/pages/planted.tsx', '../../services/backend/createBackend.ts'],
  ['stories/planted.tsx', '#services/backend/createBackend.ts'],
] as const;

it.each(forbidden)('%s may not import %s', async (file, specifier) => {
  expect(await lint(file, specifier)).toContain('no-restricted-imports');
});

const allowed = [
  ['engine/planted.ts', '#schemas/problem.ts'],
  ['engine/authoring/planted.ts', 'node:fs'],
  ['engine/authoring/planted.ts', '#flows/visit/visit.machine.ts'],
  ['flows/visit/planted.ts', '#engine/definition/compile.ts'],
  ['renderers/planted.tsx', 'react'],
  ['renderers/planted.tsx', '#flows/checkout/rules/quote.ts'],
  ['renderers/planted.tsx', '#flows/kinds/fieldsOf.ts'],
  ['renderers/planted.tsx', '#flows/kinds/fields/phoneText.ts'],
  ['services/backend/planted.ts', '#flows/visit/locate.ts'],
  ['app/planted.ts', '#services/api/http.ts'],
] as const;

it.each(allowed)('%s may import %s', async (file, specifier) => {
  expect(await lint(file, specifier)).not.toContain('no-restricted-imports');
});
