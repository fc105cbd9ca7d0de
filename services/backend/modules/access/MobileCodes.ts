import { derivedKeys, Signer, type Secrets } from '../../kernel/secrets/Secrets.ts';

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
  readonly #signer: Signer;

  constructor(secrets: Secrets) {
    this.#signer = new Signer(derivedKeys(secrets, 'codes of mobile verification'));
  }

  /** The hash of a new code, which serves for this patient and number alone. */
  hashOf(sent: SentCode): string {
    return this.hashesOf(sent)[0];
  }

  /** The hashes that a code may be kept by: that of the current secret first. */
  hashesOf({ userId, number, code }: SentCode): readonly [current: string, ...former: readonly string[]] {
    return this.#signer.texts(JSON.stringify([userId, number, code]));
  }
}
