import { backendFixture } from '#tests/support/backend/backendFixture.ts';
import { seededPostgres } from '#tests/support/database/seededPostgres.ts';

/** Two servers on one real PostgreSQL, which races need: the embedded database would serialise them. */
export async function faultBench() {
  const url = await seededPostgres();
  const options = { settings: { databaseUrl: url } };
  const [backend, beside] = await Promise.all([backendFixture(options), backendFixture(options)]);
  return {
    backend,
    beside,
    url,
    async close() {
      await Promise.all([backend.close(), beside.close()]);
    },
  };
}
