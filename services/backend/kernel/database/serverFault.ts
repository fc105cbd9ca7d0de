import { SettingsError } from '../settings/SettingsError.ts';
import { sqlStateOf } from './sqlStateOf.ts';

const codeOf = (error: unknown): string =>
  sqlStateOf(error) ??
  (error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown');

/** Host, port and name of a database, without user and password. */
function placeOf(url: string): string {
  if (!URL.canParse(url)) return 'of DATABASE_URL';
  const { hostname, port, pathname } = new URL(url);
  return `at ${hostname || 'localhost'}:${port || 5432}${pathname}`;
}

/** What a server says that runs: it lets the user in nowhere, or has no such database. */
const REFUSES: ReadonlySet<string> = new Set(['28P01', '28000', '3D000']);

function reasonOf(code: string, error: unknown): string {
  switch (code) {
    case 'ECONNREFUSED':
      return 'nothing listens there';
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'there is no such host';
    case '28P01':
    case '28000':
      return 'it refuses the user or the password';
    case '3D000':
      return 'the server has no such database';
    default:
      return error instanceof Error ? error.message : 'it does not answer';
  }
}

/** Why a database server cannot be reached at a start. The password is never repeated. */
export function connectionFault(error: unknown, url: string): SettingsError {
  const code = codeOf(error);
  if (code === 'ERR_INVALID_URL')
    return new SettingsError(
      'DATABASE_URL is not an address such as postgres://user:password@host:5432/name; what of the password is no letter ' +
        'or digit is written as %40 for @ and so on.',
    );
  return new SettingsError(
    `The database ${placeOf(url)} cannot be reached: ${reasonOf(code, error)} (${code}). ${REFUSES.has(code) ? 'Correct' : 'Start it, or correct'} DATABASE_URL.`,
    { cause: error },
  );
}

/** Why the work of starting up failed, where the operator can mend it; anything else as it is. */
export const rightsFault = (error: unknown, url: string): unknown =>
  sqlStateOf(error) === '42501'
    ? new SettingsError(
        `The user of DATABASE_URL may not make or change tables in the database ${placeOf(url)}. Make it the owner of the ` +
          'database, or name another user.',
        { cause: error },
      )
    : error;
