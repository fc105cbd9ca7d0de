import { createHash } from 'node:crypto';

const sorted = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** SHA-256 of a value's JSON with sorted keys, so that neither spaces nor the order of keys make a difference. */
export const canonicalDigest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value, sorted)).digest('hex');
