import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, expect, inject, it } from 'vitest';
import { statements } from '#services/backend/kernel/database/statement.ts';
import { describingDatabase, typesOfStatements } from '#tests/support/database/describingDatabase.ts';

// Whoever has a statement registers it when its module is loaded.
import.meta.glob('../../../services/backend/{kernel,adapters,modules,sandbox,demo}/**/*.ts', { eager: true });

const TYPES = resolve(import.meta.dirname, '../../../services/backend/kernel/database/StatementTypes.ts');

const database = await describingDatabase(new Blob([readFileSync(inject('backendDump'))]));
afterAll(() => database.close());

it('no two statements have one name, under which PostgreSQL keeps them prepared', () => {
  const names = statements.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});

it('every statement fits the migrated tables, and its types are those in the code', async () => {
  const described = [];
  for (const one of statements) described.push(await database.describe(one));
  await expect(typesOfStatements(described)).toMatchFileSnapshot(TYPES);
});

it.each([
  ['names a column that is not there', 'select id, nickname from users'],
  ['names a table that is not there', 'select id from patients'],
  ['compares what cannot be compared', 'select id from users where revision = $1 and email = $1'],
  ['answers what drivers read differently', 'select count(*) as visits from intakes'],
])('a statement that %s is refused', async (_what, text) => {
  await expect(database.describe({ name: 'planted', text, types: undefined })).rejects.toThrow(
    'the statement planted does not fit',
  );
});
