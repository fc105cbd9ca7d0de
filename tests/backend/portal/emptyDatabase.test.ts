import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { expect, inject, it } from 'vitest';
import { migrations } from '#services/backend/kernel/database/migrate.ts';

it('what a new embedded database starts from has every table and holds nothing', async () => {
  const database = await PGlite.create({ loadDataDir: new Blob([readFileSync(inject('backendDump'))]) });
  const applied = await database.query<{ name: string }>('select name from migrations order by name');
  expect(applied.rows.map(({ name }) => name)).toEqual([...migrations.keys()]);
  // Counts the rows of each table in one statement.
  const tables = await database.query<{ name: string; rows: string }>(
    `select schemaname || '.' || tablename as name,
        (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I.%I', schemaname, tablename), false, true, '')))[1]::text as rows
      from pg_tables where schemaname in ('public', 'jobs') order by 1`,
  );
  expect(tables.rows.length).toBeGreaterThan(50);
  expect(tables.rows.filter(({ rows }) => rows !== '0').map(({ name }) => name)).toEqual([
    'jobs.queue',
    'jobs.version',
    'public.migrations',
  ]);
  // What databases are copied from would be hundreds of files that nobody reads.
  const databases = await database.query<{ datname: string }>('select datname from pg_database');
  expect(databases.rows).toEqual([{ datname: 'postgres' }]);
  await database.close();
});
