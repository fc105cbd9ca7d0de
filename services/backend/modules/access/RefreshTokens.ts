import { derivedKeys, Signer, type Secrets } from '../../kernel/secrets/Secrets.ts';

/**
 * What follows a refresh token, derived from it with the portal's secret: whoever renews a session twice, because the
 * first answer never arrived or two tabs asked, gets the same successor both times.
 */
export class RefreshTokens {
  readonly #signer: Signer;

  constructor(secrets: Secrets) {
    this.#signer = new Signer(derivedKeys(secrets, 'successors of refresh tokens'));
  }

  /** The token that follows a token. */
  after(token: string): string {
    return this.#signer.sign(token).toString('base64url');
  }
}
