import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Database } from '#services/backend/kernel/database/Database.ts';
import { migrations } from '#services/backend/kernel/database/migrate.ts';
import { users } from '#services/backend/kernel/database/tables/users.ts';
import { recycledDatabase } from '#tests/support/database/recycledDatabase.ts';

const all = ({ db }: Database, what: string, from: string) =>
  db
    .select({ row: sql<string>`${sql.raw(what)}` })
    .from(sql.raw(from))
    .orderBy(sql`1`);

/** Every row of every table, and where the sequences stand. */
async function contentOf(database: Database): Promise<Map<string, readonly object[]>> {
  const content = new Map<string, readonly object[]>();
  for (const { row: name } of await all(database, 'tablename', `pg_tables where schemaname = 'public'`))
    content.set(name, await all(database, 't::text', `public."${name}" t`));
  content.set('sequences', await all(database, `sequencename || ' ' || coalesce(last_value, 0)`, 'pg_sequences'));
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
  for (const sequence of sequences ?? []) expect(sequence).toMatchObject({ row: expect.stringMatching(/ 0$/) });
  await database.close();
});
