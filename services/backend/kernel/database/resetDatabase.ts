import { sql } from 'drizzle-orm';
import type { Database } from './Database.ts';

/** Empties every table but the list of the migrations that were applied. */
export async function resetDatabase({ db }: Database): Promise<void> {
  await db.execute(sql`do $$ begin
    execute (select 'truncate table ' || string_agg(format('%I', tablename), ', ') || ' cascade'
      from pg_tables where schemaname = current_schema() and tablename <> 'migrations');
  end $$`);
}
