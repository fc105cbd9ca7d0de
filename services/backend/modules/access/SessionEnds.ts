import { createHmac, timingSafeEqual } from 'node:crypto';

/** The session that a link ends, of a patient of an organization. */
export interface EndedSession {
  readonly organization: string;
  readonly userId: string;
  readonly session: string;
}

/** Characters of a session's id, with which a token begins. */
const ID = 24;

/** The tokens of links that end one session. They are never stored, and are good for nothing else. */
export class SessionEnds {
  readonly #key: Buffer;

  /** @param secret the one that the portal signs with; the key is derived from it */
  constructor(secret: string) {
    this.#key = createHmac('sha256', secret).update('session end').digest();
  }

  #sign({ organization, userId, session }: EndedSession): Buffer {
    return createHmac('sha256', this.#key)
      .update(JSON.stringify([organization, userId, session]))
      .digest();
  }

  tokenOf(ended: EndedSession): string {
    return ended.session + this.#sign(ended).toString('base64url');
  }

  /** The session that a token ends; undefined where it is no token of this patient's. */
  sessionOf(patient: Omit<EndedSession, 'session'>, token: string): string | undefined {
    const session = token.slice(0, ID);
    const expected = this.#sign({ ...patient, session });
    const given = Buffer.from(token.slice(ID), 'base64url');
    return given.length === expected.length && timingSafeEqual(given, expected) ? session : undefined;
  }
}
