import { backendFixture } from '#tests/support/backendFixture.ts';
import { backendPostgres } from '#tests/support/backendPostgres.ts';

/** Two servers on one real PostgreSQL, which races need: the embedded database would serialise them. */
export async function faultBench() {
  const server = await backendPostgres();
  const options = { settings: { databaseUrl: server.url } };
  const [backend, beside] = await Promise.all([backendFixture(options), backendFixture(options)]);
  return {
    backend,
    beside,
    url: server.url,
    async close() {
      await Promise.all([backend.close(), beside.close()]);
      await server.stop();
    },
  };
}
