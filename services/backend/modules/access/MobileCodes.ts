import { createHmac, hkdfSync } from 'node:crypto';

/** A code, and what it is good for. */
export interface SentCode {
  readonly userId: string;
  /** Ten digits. */
  readonly number: string;
  readonly code: string;
}

/**
 * What is kept of codes: hashes with a key of their own. So few digits are guessed at once from any hash without one.
 */
export class MobileCodes {
  readonly #key: Buffer;

  /** @param secret the portal's own, of which the key is derived */
  constructor(secret: string) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', 'codes of mobile verification', 32));
  }

  /** The hash of a code, which serves for this patient and number alone. */
  hashOf({ userId, number, code }: SentCode): string {
    return createHmac('sha256', this.#key)
      .update(JSON.stringify([userId, number, code]))
      .digest('base64url');
  }
}
