import { createRequire } from 'node:module';
import type * as library from '@node-rs/argon2';

type Argon2 = typeof library;

declare global {
  /** How passwords are hashed where it is tested what that costs; undefined before this file was loaded. */
  var fullHash: Argon2['hash'] | undefined;
  /** Whether passwords are hashed at the cost that the product names. */
  var hashesInFull: boolean | undefined;
}

/**
 * Has all passwords of this test worker hashed at the least cost there is: hashing takes most of the time of a login. Only
 * the library is changed, and only in the process that loads this file before the product, so that the product has no cost
 * that could be set. What is stored says what it cost, and is looked at as such.
 */
const argon2: Argon2 = createRequire(import.meta.url)('@node-rs/argon2');
if (!globalThis.fullHash) {
  const full = argon2.hash;
  globalThis.fullHash = full;
  argon2.hash = (password, options, signal) =>
    full(password, globalThis.hashesInFull === true ? options : { ...options, memoryCost: 8, timeCost: 1 }, signal);
}

/** Does something while passwords are hashed at the cost that the product names. */
export async function atFullCost<Result>(work: () => Promise<Result>): Promise<Result> {
  globalThis.hashesInFull = true;
  try {
    return await work();
  } finally {
    globalThis.hashesInFull = false;
  }
}
