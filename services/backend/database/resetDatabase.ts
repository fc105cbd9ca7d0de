import { getTableName, sql } from 'drizzle-orm';
import type { Database } from './Database.ts';
import * as tables from './tables.ts';

/** Empties every table. */
export async function resetDatabase({ db }: Database): Promise<void> {
  const names = Object.values(tables).map((table) => sql.identifier(getTableName(table)));
  await db.execute(sql`truncate table ${sql.join(names, sql`, `)} cascade`);
}
