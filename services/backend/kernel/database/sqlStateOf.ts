const propertyOf = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null && name in error ? Reflect.get(error, name) : undefined;

/** The SQLSTATE of a database error, however deep the driver and the query builder wrapped it. */
export function sqlStateOf(error: unknown): string | undefined {
  for (let at = error; at !== undefined && at !== null; at = propertyOf(at, 'cause')) {
    const code = propertyOf(at, 'code');
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return undefined;
}
