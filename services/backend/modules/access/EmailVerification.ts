import { hashedKeys, Signer, type Secrets } from '../../kernel/secrets/Secrets.ts';

/** The account and the address that a link verifies: after a change of the address it verifies nothing. */
export interface VerifiedAddress {
  readonly organization: string;
  readonly userId: string;
  readonly email: string;
}

const textOf = ({ organization, userId, email }: VerifiedAddress) => JSON.stringify([organization, userId, email]);

/** The tokens of links that verify an address. They are never stored, and nobody can log in with one. */
export class EmailVerification {
  readonly #signer: Signer;

  constructor(secrets: Secrets) {
    this.#signer = new Signer(hashedKeys(secrets, 'email verification'));
  }

  tokenOf(address: VerifiedAddress): string {
    return this.#signer.sign(textOf(address)).toString('base64url');
  }

  isTokenOf(address: VerifiedAddress, token: string): boolean {
    return this.#signer.hasSigned(textOf(address), Buffer.from(token, 'base64url'));
  }
}
