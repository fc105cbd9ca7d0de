import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** Memory in KiB, passes over it, lanes; argon2id is the library's default. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

let unknown: Promise<string> | undefined;

/** Passwords are kept as argon2id hashes; checking one takes as long for an account that does not exist. */
export const passwords = {
  hash: (password: string): Promise<string> => hash(password, COST),

  /** @param stored the account's hash; undefined where there is no account, which always fails */
  async match(stored: string | undefined, password: string): Promise<boolean> {
    const against = stored ?? (await (unknown ??= passwords.hash(randomBytes(32).toString('hex'))));
    const matches = await verify(against, password);
    return matches && stored !== undefined;
  },
};
