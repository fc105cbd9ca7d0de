const propertyOf = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null && name in error ? Reflect.get(error, name) : undefined;

/** Codes of the system such as EPIPE have five letters, too; no SQLSTATE begins with E. */
const SQLSTATE = /^[0-9FHPX][0-9A-Z]{4}$/;

/** The SQLSTATE of a database error, however deep the driver and the query builder wrapped it. */
export function sqlStateOf(error: unknown): string | undefined {
  for (let at = error; at !== undefined && at !== null; at = propertyOf(at, 'cause')) {
    const code = propertyOf(at, 'code');
    if (typeof code === 'string' && SQLSTATE.test(code)) return code;
  }
  return undefined;
}

/** The SQLSTATE of a value that must be unique and is not. */
export const UNIQUE_VIOLATION = '23505';
