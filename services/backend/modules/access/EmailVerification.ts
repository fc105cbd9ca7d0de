import { createHmac, timingSafeEqual } from 'node:crypto';

/** The account and the address that a link verifies: after a change of the address it verifies nothing. */
export interface VerifiedAddress {
  readonly organization: string;
  readonly userId: string;
  readonly email: string;
}

/** The tokens of links that verify an address. They are never stored, and nobody can log in with one. */
export class EmailVerification {
  readonly #key: Buffer;

  /** @param secret the one that the portal signs with; the key is derived from it */
  constructor(secret: string) {
    this.#key = createHmac('sha256', secret).update('email verification').digest();
  }

  #sign({ organization, userId, email }: VerifiedAddress): Buffer {
    return createHmac('sha256', this.#key)
      .update(JSON.stringify([organization, userId, email]))
      .digest();
  }

  tokenOf(address: VerifiedAddress): string {
    return this.#sign(address).toString('base64url');
  }

  isTokenOf(address: VerifiedAddress, token: string): boolean {
    const expected = this.#sign(address);
    const given = Buffer.from(token, 'base64url');
    return given.length === expected.length && timingSafeEqual(given, expected);
  }
}
