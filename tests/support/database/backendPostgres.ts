import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { createDatabase } from './createDatabase.ts';

/**
 * A database of one's own on the PostgreSQL server of the run.
 *
 * @param template the name of the database that it is a copy of, to which nobody is connected; without it, it is empty
 * @returns its address
 */
export const backendPostgres = (template?: string): Promise<string> =>
  createDatabase(inject('postgresUrl'), `portal_${randomUUID().replaceAll('-', '')}`, template);
