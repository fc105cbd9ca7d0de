import { isObject } from '../stream/isObject.ts';

/** A state value in one line: `asking`, or `open.asking, saved` for parallel states. */
export function stateText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (!isObject(value)) return '';
  return Object.entries(value)
    .map(([name, inner]) => [name, stateText(inner)].filter((part) => part !== '').join('.'))
    .join(', ');
}
