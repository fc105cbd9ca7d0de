import { ExportError } from './ExportError.ts';

/** A JSON value. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;

export interface JsonObject {
  readonly [name: string]: Json;
}

const isPlain = (value: object) => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/**
 * Checks that a value is JSON data and returns it. Undefined properties are left out.
 *
 * @param path the value's place, for the error message
 * @throws ExportError for any value that JSON cannot represent
 */
export function dataOf(value: unknown, path: string): Json {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (Array.isArray(value)) return value.map((one, at) => dataOf(one, `${path}[${at}]`));
  if (typeof value === 'object' && isPlain(value))
    return Object.fromEntries(
      Object.entries(value)
        .filter(([, one]) => one !== undefined)
        .map(([name, one]) => [name, dataOf(one, `${path}.${name}`)]),
    );
  throw new ExportError(path, `a value of type ${typeof value} is no data`, 'give it a name in setup and name it here');
}
