import { randomBytes } from 'node:crypto';
import { derivedKeys, Signer, type Secrets } from '../../kernel/secrets/Secrets.ts';

/** How long a ticket serves, in seconds. */
export const TICKET_SECONDS = 5 * 60;

/** The account that a ticket is for, as it was when its first step was taken. */
export interface TicketHolder {
  readonly _id: string;
  readonly organization: string;
  /** A ticket is over as soon as all sessions were ended, or the password was changed. */
  readonly session_epoch: number;
  readonly password_hash: string;
}

/** How the first step was taken: by password, or by a link that was mailed. */
export type FirstStep = 'password' | 'link';

/** What a ticket says of itself, before it was checked. */
export interface NamedTicket {
  readonly userId: string;
  readonly by: FirstStep;
  /** Tells it from all others. */
  readonly nonce: string;
  /** In seconds since 1970. */
  readonly expires: number;
  readonly signature: Buffer;
}

const FORM = /^([0-9a-f]{24})\.(password|link)\.(\d{1,12})\.([\w-]{22})\.([\w-]{43})$/u;

const textOf = (
  { _id, organization, session_epoch, password_hash }: TicketHolder,
  { by, nonce, expires }: Omit<NamedTicket, 'userId' | 'signature'>,
) => JSON.stringify([_id, organization, session_epoch, password_hash, by, nonce, expires]);

/**
 * What a patient gets for the first step of a login, such as the password, where a second one is asked. It is no session:
 * with a code it begins one, once, and it is good for nothing else.
 */
export class LoginTickets {
  readonly #signer: Signer;

  constructor(secrets: Secrets) {
    this.#signer = new Signer(derivedKeys(secrets, 'tickets of logins'));
  }

  issue(holder: TicketHolder, by: FirstStep, now: Date): string {
    const expires = Math.floor(now.getTime() / 1000) + TICKET_SECONDS;
    const nonce = randomBytes(16).toString('base64url');
    const signature = this.#signer.sign(textOf(holder, { by, nonce, expires })).toString('base64url');
    return [holder._id, by, expires, nonce, signature].join('.');
  }

  /** Whom a ticket names; undefined where it has not the form of one. Nothing of it is true before `isOf` says so. */
  read(ticket: string): NamedTicket | undefined {
    const [, userId, by, expires, nonce, signature] = FORM.exec(ticket) ?? [];
    if (userId === undefined || (by !== 'password' && by !== 'link') || nonce === undefined || signature === undefined)
      return undefined;
    return { userId, by, expires: Number(expires), nonce, signature: Buffer.from(signature, 'base64url') };
  }

  /** Whether a ticket was issued to an account as it is now, and still serves. */
  isOf(holder: TicketHolder, { signature, ...named }: NamedTicket, now: Date): boolean {
    return this.#signer.hasSigned(textOf(holder, named), signature) && named.expires * 1000 > now.getTime();
  }
}
