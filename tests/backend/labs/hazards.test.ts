import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');

/** The rows of the table of hazards, cell by cell. */
const hazards = readFileSync(resolve(root, 'services/backend/catalogue/README.md'), 'utf8')
  .split('## Hazards of lab results')[1]
  ?.split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (hazard|-)/.test(line))
  .map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );

it('each hazard of lab results has a cause, a control, and a test that exists', () => {
  expect(hazards?.length).toBeGreaterThan(20);
  for (const [hazard, cause, control, test = '', ...more] of hazards ?? []) {
    expect([hazard, cause, control].every(Boolean) && more.length === 0).toBe(true);
    const path = /^`(.+)`$/.exec(test)?.[1] ?? '';
    const folder = path.endsWith('.stories.tsx') ? 'stories' : 'tests';
    expect({ hazard, path, exists: existsSync(resolve(root, folder, path)) }).toEqual({ hazard, path, exists: true });
  }
});
