import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** The secrets of a portal. What is new is signed and sealed with the first; what the others signed and sealed still serves. */
export type Secrets = readonly [current: string, ...former: readonly string[]];

/** Keys for one purpose, the current one first. */
export type Keys = readonly [current: Buffer, ...former: readonly Buffer[]];

const eachOf = ([current, ...former]: Secrets, keyOf: (secret: string) => Buffer): Keys => [
  keyOf(current),
  ...former.map(keyOf),
];

/** Derives keys for one purpose (HKDF, SHA-256, 32 bytes). */
export const derivedKeys = (secrets: Secrets, purpose: string): Keys =>
  eachOf(secrets, (secret) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)));

/** Derives keys for one purpose (HMAC, SHA-256): how the first kinds of links and addresses have theirs. */
export const hashedKeys = (secrets: Secrets, purpose: string): Keys =>
  eachOf(secrets, (secret) => createHmac('sha256', secret).update(purpose).digest());

/** Signs parts of a text, and knows what a former key has signed. */
export class Signer {
  readonly #keys: Keys;

  constructor(keys: Keys) {
    this.#keys = keys;
  }

  /** The signature that each key gives, the current one first. */
  all(text: string): readonly [current: Buffer, ...former: readonly Buffer[]] {
    const [current, ...former] = this.#keys;
    const sign = (key: Buffer) => createHmac('sha256', key).update(text).digest();
    return [sign(current), ...former.map(sign)];
  }

  /** What {@link Signer.all} gives, as texts in base64url: how hashes are kept. */
  texts(text: string): readonly [current: string, ...former: readonly string[]] {
    const [current, ...former] = this.all(text);
    return [current.toString('base64url'), ...former.map((hash) => hash.toString('base64url'))];
  }

  /** The signature of a text by the current key. */
  sign(text: string): Buffer {
    return this.all(text)[0];
  }

  /** Whether one of the keys has signed a text. Takes the same time whatever was given. */
  hasSigned(text: string, given: Buffer): boolean {
    return this.all(text).some((own) => own.length === given.length && timingSafeEqual(own, given));
  }
}
