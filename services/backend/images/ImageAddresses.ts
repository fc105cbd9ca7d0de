import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long an address is good at least, and to what its end is rounded up so that it stays the same for a while. */
const GOOD_FOR = 10 * 60;
const ROUNDED_TO = 5 * 60;

/** What the address of an image says beside its id. */
interface Signed {
  /** Seconds since 1970. */
  readonly expires: number;
  readonly signature: string;
}

/**
 * Addresses of images that need no token, because a browser sends none for a picture: signed for one organization and
 * good for 10 to 15 minutes. They are made anew with every answer and never stored.
 */
export class ImageAddresses {
  readonly #key: Buffer;
  readonly #clock: () => Date;

  /** @param secret the one that the portal signs with; the key is derived from it */
  constructor(secret: string, clock: () => Date) {
    this.#key = createHmac('sha256', secret).update('image addresses').digest();
    this.#clock = clock;
  }

  #now(): number {
    return this.#clock().getTime() / 1000;
  }

  #sign(organization: string, id: string, expires: number): Buffer {
    return createHmac('sha256', this.#key)
      .update(JSON.stringify([organization, id, expires]))
      .digest();
  }

  /** The address of an image on the hosts of its organization; null where there is no image. */
  of(organization: string, id: string | null): string | null {
    if (id === null) return null;
    const expires = Math.ceil((this.#now() + GOOD_FOR) / ROUNDED_TO) * ROUNDED_TO;
    return `/v2/images/${id}?expires=${expires}&signature=${this.#sign(organization, id, expires).toString('base64url')}`;
  }

  /** Whether an address was made here, for this organization, and is still good. */
  allow(organization: string, id: string, { expires, signature }: Signed): boolean {
    if (!Number.isSafeInteger(expires) || expires <= this.#now()) return false;
    const expected = this.#sign(organization, id, expires);
    const given = Buffer.from(signature, 'base64url');
    return given.length === expected.length && timingSafeEqual(given, expected);
  }
}
