import { sql } from 'drizzle-orm';
import type { Database } from './Database.ts';

/** Empties every table but the list of the migrations that were applied, and the jobs. */
export async function resetDatabase({ db }: Database): Promise<void> {
  await db.execute(sql`do $$ begin
    execute (select 'truncate table ' || string_agg(format('%I', tablename), ', ') || ' cascade'
      from pg_tables where schemaname = current_schema() and tablename <> 'migrations');
    truncate table jobs.job, jobs.archive;
  end $$`);
}
