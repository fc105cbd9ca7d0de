import { createHash, randomBytes } from 'node:crypto';

/** Tokens of mailed links: 256 random bits. Only their hashes are kept. */
export const linkToken = {
  create: (): string => randomBytes(32).toString('base64url'),
  hashOf: (token: string): string => createHash('sha256').update(token).digest('base64url'),
};
