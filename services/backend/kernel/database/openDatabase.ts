import { openEmbedded } from './openEmbedded.ts';
import { openServer } from './openServer.ts';
import type { Database } from './Database.ts';

/** Where the data lives. `url` names a PostgreSQL server; without it `data` is a directory, or `memory` to keep nothing. */
export interface DatabaseLocation {
  readonly url?: string | undefined;
  readonly data: string;
  /** A dumped data directory that a new embedded database starts from. */
  readonly dump?: Blob | undefined;
}

/**
 * Opens the database as it is; its tables may be missing or old.
 *
 * @throws DirectoryInUseError where another process works on the same directory
 */
export const openDatabase = ({ url, data, dump }: DatabaseLocation): Promise<Database> =>
  url ? openServer(url) : openEmbedded(data, dump);
