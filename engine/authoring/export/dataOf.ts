import { ExportError } from './ExportError.ts';

/** What JSON can hold. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;

export interface JsonObject {
  readonly [name: string]: Json;
}

const isPlain = (value: object) => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/**
 * A value that is data already. What is undefined inside an object is left out.
 *
 * @param path where it stands, for the error
 * @throws ExportError on anything that JSON would lose
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
