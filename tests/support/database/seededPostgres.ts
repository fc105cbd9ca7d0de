import { backendFixture } from '../backend/backendFixture.ts';
import { backendPostgres } from './backendPostgres.ts';

let template: Promise<string> | undefined;

/** Has a backend seed a database that others are copied from. */
async function seed(): Promise<string> {
  const databaseUrl = await backendPostgres();
  const backend = await backendFixture({ settings: { databaseUrl } });
  await backend.close();
  return new URL(databaseUrl).pathname.slice(1);
}

/**
 * A database of one's own on the real PostgreSQL of this test worker with the rows that a backend seeds if nothing else
 * is said. The images of the demo patients have no bytes, as for a server that starts beside the one that has seeded.
 *
 * @returns its address
 */
export async function seededPostgres(): Promise<string> {
  return backendPostgres(await (template ??= seed()));
}
