import type { Database } from '#services/backend/kernel/database/Database.ts';
import { recycledDatabase } from './recycledDatabase.ts';

/**
 * A database that outlives the backends that are opened on it one after the other, as one in a directory outlives the servers
 * that end: a tenth of what a directory costs.
 *
 * @param rows those of the seeded backend, or none
 */
export async function keptDatabase(rows: 'seeded' | 'none') {
  const database = await recycledDatabase(rows);
  return {
    /** For the next backend, which hears nothing any more once it has closed it. */
    open: async (): Promise<Database> => {
      let isOpen = true;
      return {
        ...database,
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
        },
      };
    },
    close: () => database.close(),
  };
}
