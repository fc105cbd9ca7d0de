import { sql } from 'drizzle-orm';
import type { Database } from './Database.ts';

/** Part of the bundle, so that the server needs no files beside it. */
const files = import.meta.glob<string>('./migrations/*.sql', { query: '?raw', import: 'default', eager: true });

/** The migrations by name, in the order in which they apply. */
export const migrations: ReadonlyMap<string, string> = new Map(
  Object.entries(files)
    .map(([path, text]) => [path.slice(path.lastIndexOf('/') + 1, -'.sql'.length), text] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1)),
);

/** Applies the migrations that are missing. Part of starting up, so all are applied or none. */
export async function migrate({ db }: Pick<Database, 'db'>): Promise<void> {
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
