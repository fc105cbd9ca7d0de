import { afterAll } from 'vitest';
import { backendFixture, beginsAsSeeded } from '../backend/backendFixture.ts';
import { backendPostgres } from './backendPostgres.ts';
import { seededPostgres } from './seededPostgres.ts';

type Options = NonNullable<Parameters<typeof backendFixture>[0]>;

/** Two servers on one PostgreSQL database, all of which end with the tests of the file. */
export async function pairedBackends(options: Options = {}, besideOptions = options) {
  const databaseUrl = await (beginsAsSeeded(options) ? seededPostgres() : backendPostgres());
  const begin = ({ settings, ...others }: Options) =>
    backendFixture({ ...others, settings: { ...settings, databaseUrl } });
  const pair = await Promise.all([begin(options), begin(besideOptions)]);
  afterAll(() => Promise.all(pair.map((backend) => backend.close())));
  return pair;
}
