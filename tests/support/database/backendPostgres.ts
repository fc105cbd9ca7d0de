import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { createDatabase } from './createDatabase.ts';

/** The address of the PostgreSQL server of the run. */
export function serverUrl(): string {
  const url = inject('postgresUrl');
  if (url === undefined) throw new Error('these tests have embedded databases alone');
  return url;
}

/**
 * A database of one's own on the PostgreSQL server of the run.
 *
 * @param template the name of the database that it is a copy of, to which nobody is connected; without it, it is empty
 * @returns its address
 */
export const backendPostgres = (template?: string): Promise<string> =>
  createDatabase(serverUrl(), `portal_${randomUUID().replaceAll('-', '')}`, template);
