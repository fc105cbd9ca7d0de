import { startPostgres, type PostgresServer } from './startPostgres.ts';

let running: Promise<PostgresServer> | undefined;
let databases = 0;

/**
 * A database of one's own on the real PostgreSQL of this test worker, for what the embedded one would serialise.
 *
 * @param template the name of the database that it is a copy of, to which nobody is connected; without it, it is empty
 * @returns its address
 */
export async function backendPostgres(template?: string): Promise<string> {
  const server = await (running ??= startPostgres(false));
  databases += 1;
  const name = `portal_${databases}`;
  await server.create(name, template);
  return server.urlOf(name);
}
