import { isObject } from '../stream/isObject.ts';

/** The state of a machine in one line: `asking`, or `open.asking, saved` where several are active. */
export function stateText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (!isObject(value)) return '';
  return Object.entries(value)
    .map(([name, inner]) => [name, stateText(inner)].filter((part) => part !== '').join('.'))
    .join(', ');
}
