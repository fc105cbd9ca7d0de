import { createHash } from 'node:crypto';

/** The id of something that is named rather than created: the same parts give the same 24 hex characters everywhere. */
export const stableId = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 24);
