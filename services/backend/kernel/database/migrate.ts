import { applyMigrations } from './applyMigrations.ts';
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
export const migrate = (database: Pick<Database, 'db'>): Promise<void> => applyMigrations(database, migrations);
