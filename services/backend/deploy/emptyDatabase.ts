import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { applyMigrations } from '../kernel/database/applyMigrations.ts';

const ENDING = '.sql';

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
  const made = createHash('sha256').update(JSON.stringify([manifest, ...migrations]));
  const path = join(root, `node_modules/.cache/backend-database-${made.digest('hex').slice(0, 12)}.tgz`);
  if (!existsSync(path)) {
    mkdirSync(dirname(path), { recursive: true });
    const database = await PGlite.create();
    await applyMigrations({ db: drizzle({ client: database }) }, migrations);
    // Without it the log would be read again at each first start.
    await database.exec('checkpoint');
    const dump = await database.dumpDataDir('gzip');
    await database.close();
    const written = `${path}.${process.pid}`;
    writeFileSync(written, Buffer.from(await dump.arrayBuffer()));
    renameSync(written, path);
  }
  return path;
}
