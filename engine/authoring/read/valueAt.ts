const isContainer = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null;

/** The value at a JSON pointer; undefined when it does not exist. */
export function valueAt(value: unknown, pointer: string): unknown {
  let at = value;
  for (const part of pointer.split('/').slice(1)) {
    if (!isContainer(at)) return undefined;
    at = at[part.replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  return at;
}
