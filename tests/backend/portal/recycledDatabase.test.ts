import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Database } from '#services/backend/kernel/database/Database.ts';
import { migrations } from '#services/backend/kernel/database/migrate.ts';
import { users } from '#services/backend/kernel/database/tables/users.ts';
import { recycledDatabase } from '#tests/support/recycledDatabase.ts';

const all = <Row extends object>(database: Database, text: string) => database.query<Row>({ name: 'all', text }, []);

/** Every row of every table, and where the sequences stand. */
async function contentOf(database: Database): Promise<Map<string, readonly object[]>> {
  const tables = await all<{ name: string }>(
    database,
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const content = new Map<string, readonly object[]>();
  for (const { name } of tables)
    content.set(name, await all(database, `select t::text as row from public."${name}" t order by 1`));
  content.set('sequences', await all(database, `select sequencename, last_value from pg_sequences order by 1`));
  return content;
}

it('a recycled database has the seeded rows, whatever was done to it before', async () => {
  const first = await recycledDatabase('seeded');
  const before = await contentOf(first);
  expect(before.get('users')?.length).toBeGreaterThan(1);
  await first.db.execute(sql`select nextval('invoice_numbers')`);
  await first.db.update(users).set({ firstName: 'Other' });
  await first.db.execute(sql`truncate table template_versions cascade`);
  await first.close();
  const second = await recycledDatabase('seeded');
  expect(await contentOf(second)).toEqual(before);
  await second.close();
});

it('a recycled database without rows has the tables, and begins to count anew', async () => {
  const database = await recycledDatabase('none');
  const { migrations: applied, sequences, ...tables } = Object.fromEntries(await contentOf(database));
  expect(applied).toHaveLength(migrations.size);
  expect(Object.values(tables).flat()).toEqual([]);
  expect(sequences?.length).toBeGreaterThan(0);
  for (const sequence of sequences ?? []) expect(sequence).toMatchObject({ last_value: null });
  await database.close();
});
