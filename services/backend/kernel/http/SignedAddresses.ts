import { hashedKeys, Signer, type Secrets } from '../secrets/Secrets.ts';

/** How long an address is good at least, and to what its end is rounded up so that it stays the same for a while. */
const GOOD_FOR = 10 * 60;
const ROUNDED_TO = 5 * 60;

/** What an address says beside the id of what it leads to. */
interface Signed {
  /** Seconds since 1970. */
  readonly expires: number;
  readonly signature: string;
}

/** The query of a signed address, for routes; whatever is wrong with it makes the address one that leads nowhere. */
export const signedQuery = { type: 'object', properties: { expires: {}, signature: {} } } as const;

const textOf = (query: unknown, name: string): string => {
  const value: unknown = typeof query === 'object' && query !== null ? Reflect.get(query, name) : undefined;
  return typeof value === 'string' ? value : '';
};

/** What the query of a request says. */
export const signedOf = (query: unknown): Signed => ({
  expires: Number(textOf(query, 'expires')),
  signature: textOf(query, 'signature'),
});

/**
 * Addresses of one kind of thing that need no token, because a browser sends none for a picture or a download: signed
 * for one organization and good for 10 to 15 minutes. They are made anew with every answer and never stored.
 */
export class SignedAddresses {
  readonly #signer: Signer;
  readonly #clock: () => Date;
  readonly #pathOf: (id: string) => string;

  /**
   * @param kind what the addresses are of: one kind's signature is worth nothing for another
   */
  constructor(secrets: Secrets, clock: () => Date, kind: string, pathOf: (id: string) => string) {
    this.#signer = new Signer(hashedKeys(secrets, `${kind} addresses`));
    this.#clock = clock;
    this.#pathOf = pathOf;
  }

  #now(): number {
    return this.#clock().getTime() / 1000;
  }

  /** The address on the hosts of its organization; null where there is nothing that it could lead to. */
  of(organization: string, id: string): string;
  of(organization: string, id: string | null): string | null;
  of(organization: string, id: string | null): string | null {
    if (id === null) return null;
    const expires = Math.ceil((this.#now() + GOOD_FOR) / ROUNDED_TO) * ROUNDED_TO;
    const signature = this.#signer.sign(JSON.stringify([organization, id, expires])).toString('base64url');
    return `${this.#pathOf(id)}?expires=${expires}&signature=${signature}`;
  }

  /** Whether an address was made here, for this organization, and is still good. */
  allow(organization: string, id: string, { expires, signature }: Signed): boolean {
    if (!Number.isSafeInteger(expires) || expires <= this.#now()) return false;
    return this.#signer.hasSigned(JSON.stringify([organization, id, expires]), Buffer.from(signature, 'base64url'));
  }
}
