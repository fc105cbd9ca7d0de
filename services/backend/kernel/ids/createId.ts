import { randomBytes } from 'node:crypto';

/** A new id: 24 hex characters, seconds first, so that ids of one table grow with time; 64 bits are random. */
export const createId = (now: Date): string =>
  Math.floor(now.getTime() / 1000)
    .toString(16)
    .padStart(8, '0') + randomBytes(8).toString('hex');
