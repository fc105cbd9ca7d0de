import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** The session that a page token names, and until when it does, in seconds since 1970. */
interface NamedSession {
  readonly session: string;
  readonly expires: number;
}

/**
 * The tokens of the cookie that browsers send when they open a page: each names a session, so that the server can draw the
 * page with the patient's data in it. No call of the API takes one, and no session is renewed by it.
 */
export class PageTokens {
  readonly #key: Buffer;

  /** @param secret the portal's own, of which the key is derived */
  constructor(secret: string) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', 'sessions of pages', 32));
  }

  #sign(named: string): Buffer {
    return createHmac('sha256', this.#key).update(named).digest();
  }

  issue({ session, expires }: NamedSession): string {
    const named = `${session}.${expires}`;
    return `${named}.${this.#sign(named).toString('base64url')}`;
  }

  /** The session that a token names; undefined where the token is not one of ours, or has expired. */
  sessionOf(token: string, now: Date): string | undefined {
    const [, named = '', session = '', expires = '', signature = ''] =
      /^(([0-9a-f]{24})\.(\d{1,12}))\.([\w-]{43})$/.exec(token) ?? [];
    if (named === '' || !timingSafeEqual(Buffer.from(signature, 'base64url'), this.#sign(named))) return undefined;
    return Number(expires) * 1000 > now.getTime() ? session : undefined;
  }
}
