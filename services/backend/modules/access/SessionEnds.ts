import { hashedKeys, Signer, type Secrets } from '../../kernel/secrets/Secrets.ts';

/** The session that a link ends, of a patient of an organization. */
export interface EndedSession {
  readonly organization: string;
  readonly userId: string;
  readonly session: string;
}

/** Characters of a session's id, with which a token begins. */
const ID = 24;

const textOf = ({ organization, userId, session }: EndedSession) => JSON.stringify([organization, userId, session]);

/** The tokens of links that end one session. They are never stored, and are good for nothing else. */
export class SessionEnds {
  readonly #signer: Signer;

  constructor(secrets: Secrets) {
    this.#signer = new Signer(hashedKeys(secrets, 'session end'));
  }

  tokenOf(ended: EndedSession): string {
    return ended.session + this.#signer.sign(textOf(ended)).toString('base64url');
  }

  /** The session that a token ends; undefined where it is no token of this patient's. */
  sessionOf(patient: Omit<EndedSession, 'session'>, token: string): string | undefined {
    const session = token.slice(0, ID);
    const given = Buffer.from(token.slice(ID), 'base64url');
    return this.#signer.hasSigned(textOf({ ...patient, session }), given) ? session : undefined;
  }
}
