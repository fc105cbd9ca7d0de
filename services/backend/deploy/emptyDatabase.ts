import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { applyMigrations } from '../kernel/database/applyMigrations.ts';

const ENDING = '.sql';

/** What makes a dump small: each statement by itself. */
const TRIM = [
  // Databases are copied from these two, and nobody makes one here: they would be six hundred files of a first start.
  `update pg_database set datistemplate = false where datname in ('template0', 'template1')`,
  'drop database template0',
  'drop database template1',
  // Without it the log would be read again at each first start.
  'checkpoint',
];

/** The migrations as they stand in their files: what builds the server has no bundle yet. */
function migrationsIn(folder: string): ReadonlyMap<string, string> {
  const names = readdirSync(folder).filter((name) => name.endsWith(ENDING));
  return new Map(
    names
      .toSorted((a, b) => (a < b ? -1 : 1))
      .map((name) => [name.slice(0, -ENDING.length), readFileSync(join(folder, name), 'utf8')]),
  );
}

/**
 * An embedded database with all tables and no rows, as a dumped data directory. It is made once for each version of the
 * database and of the tables: to start from it takes a fraction of the time.
 *
 * @param root the folder with package.json
 * @returns the path of the file
 */
export async function emptyDatabase(root: string): Promise<string> {
  const manifest = readFileSync(join(root, 'node_modules/@electric-sql/pglite/package.json'), 'utf8');
  const migrations = migrationsIn(join(root, 'services/backend/kernel/database/migrations'));
  const made = createHash('sha256').update(JSON.stringify([manifest, TRIM, ...migrations]));
  const path = join(root, `node_modules/.cache/backend-database-${made.digest('hex').slice(0, 12)}.tgz`);
  if (!existsSync(path)) {
    mkdirSync(dirname(path), { recursive: true });
    const database = await PGlite.create();
    await applyMigrations({ db: drizzle({ client: database }) }, migrations);
    for (const statement of TRIM) await database.exec(statement);
    const dump = await database.dumpDataDir('gzip');
    await database.close();
    const written = `${path}.${process.pid}`;
    writeFileSync(written, Buffer.from(await dump.arrayBuffer()));
    renameSync(written, path);
  }
  return path;
}
