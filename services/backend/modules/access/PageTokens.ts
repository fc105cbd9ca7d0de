import { derivedKeys, Signer, type Secrets } from '../../kernel/secrets/Secrets.ts';

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
  readonly #signer: Signer;

  constructor(secrets: Secrets) {
    this.#signer = new Signer(derivedKeys(secrets, 'sessions of pages'));
  }

  issue({ session, expires }: NamedSession): string {
    const named = `${session}.${expires}`;
    return `${named}.${this.#signer.sign(named).toString('base64url')}`;
  }

  /** The session that a token names; undefined where the token is not one of ours, or has expired. */
  sessionOf(token: string, now: Date): string | undefined {
    const [, named = '', session = '', expires = '', signature = ''] =
      /^(([0-9a-f]{24})\.(\d{1,12}))\.([\w-]{43})$/.exec(token) ?? [];
    if (named === '' || !this.#signer.hasSigned(named, Buffer.from(signature, 'base64url'))) return undefined;
    return Number(expires) * 1000 > now.getTime() ? session : undefined;
  }
}
