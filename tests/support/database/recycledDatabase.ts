import { sql } from 'drizzle-orm';
import type { Database } from '#services/backend/kernel/database/Database.ts';
import { openDatabase } from '#services/backend/kernel/database/openDatabase.ts';
import { databaseCopy } from './databaseCopy.ts';
import { seededPostgres } from './seededPostgres.ts';

/** Databases of this test worker that nobody has at the moment. */
const free: Database[] = [];

/**
 * A database of one's own, which nothing of whoever had it before is left in. Closing it gives it back.
 *
 * @param rows those of the seeded backend, or none
 */
export async function recycledDatabase(rows: 'seeded' | 'none'): Promise<Database> {
  const database = free.pop() ?? (await openDatabase({ url: await seededPostgres(), data: 'memory' }));
  await database.db.execute(sql.raw(rows === 'seeded' ? databaseCopy.restore : databaseCopy.empty));
  let isOpen = true;
  return {
    ...database,
    // The database goes on listening; whoever had it before hears nothing of what the next one is told.
    listen: (channel, listener) =>
      database.listen(channel, {
        begin: () => listener.begin(),
        hear: (text) => {
          if (isOpen) listener.hear(text);
        },
        lose: () => listener.lose(),
      }),
    async close() {
      isOpen = false;
      free.push(database);
    },
  };
}
