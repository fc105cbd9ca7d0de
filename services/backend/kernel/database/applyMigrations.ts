import { sql } from 'drizzle-orm';
import type { Database } from './Database.ts';

/** Applies those of the migrations that a database has not seen, in their order, and notes them in it. */
export async function applyMigrations(
  { db }: Pick<Database, 'db'>,
  migrations: ReadonlyMap<string, string>,
): Promise<void> {
  await db.execute(
    sql`create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())`,
  );
  const listed = await db.select({ name: sql<string>`name` }).from(sql`migrations`);
  const applied = new Set(listed.map(({ name }) => name));
  for (const [name, text] of migrations) {
    if (applied.has(name)) continue;
    for (const statement of text.split('--> statement-breakpoint')) await db.execute(sql.raw(statement));
    await db.execute(sql`insert into migrations (name) values (${name})`);
  }
}
