import type { Mail } from './Mail.ts';
import type { MailHead } from './MailHead.ts';

/** A mail that waits in the outbox. */
export interface Message extends Mail {
  readonly id: string;
  /** Who writes it; undefined where the organization is known no more. */
  readonly head?: MailHead | undefined;
}

/** Sends mails. After a crash it may be given the same mail again, with the same id. */
export interface Mailer {
  /** @throws if the mail was not accepted, or if it is unknown whether it was */
  send(message: Message): Promise<void>;
  /**
   * Whether mails are sent nowhere, and developers read them at `/sandbox` instead. The links in them are then kept in the
   * outbox until they expire; otherwise only until the mail was sent.
   */
  readonly isReadInOutbox?: boolean;
  /** Asks whether mails are accepted. @throws where they are not */
  check?(): Promise<void>;
  /** Closes connections. */
  close?(): void;
}
