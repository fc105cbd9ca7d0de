import type { TestProject } from 'vitest/node';
import provideEmbedded from './embeddedDatabases.ts';
import { postgresApart } from './postgresApart.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the PostgreSQL server of the run, with the database that is always there; undefined in projects with embedded databases. */
    postgresUrl: string | undefined;
  }
}

/** Each worker holds a few databases, and each of those a dozen connections while it is busy. */
const CONNECTIONS = 1000;

/** Provides the databases that those of the tests start from. @returns what stops the server, once the run has ended */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [server] = await Promise.all([postgresApart(CONNECTIONS), provideEmbedded(project)]);
  project.provide('postgresUrl', server.url);
  return () => server.stop();
}
