import { createHmac, hkdfSync } from 'node:crypto';

/**
 * What follows a refresh token, derived from it with the portal's secret: whoever renews a session twice, because the
 * first answer never arrived or two tabs asked, gets the same successor both times.
 */
export class RefreshTokens {
  readonly #key: Buffer;

  /** @param secret the portal's own, of which the key is derived */
  constructor(secret: string) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', 'successors of refresh tokens', 32));
  }

  /** The token that follows a token. */
  after(token: string): string {
    return createHmac('sha256', this.#key).update(token).digest('base64url');
  }
}
