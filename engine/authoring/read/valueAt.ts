import { pointerParts } from './pointerParts.ts';

const isContainer = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null;

/** The value at a JSON pointer; undefined when it does not exist. */
export function valueAt(value: unknown, pointer: string): unknown {
  let at = value;
  for (const part of pointerParts(pointer)) {
    if (!isContainer(at)) return undefined;
    at = at[part];
  }
  return at;
}
