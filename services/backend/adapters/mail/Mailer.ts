import type { Mail } from './Mail.ts';

/** A mail that waits in the outbox. */
export interface Message extends Mail {
  readonly id: string;
}

/** Hands mails to whoever carries them. It may be given one mail twice, with the same id, after a crash. */
export interface Mailer {
  /** @throws where the mail was not taken, or where it is not known whether it was */
  send(message: Message): Promise<void>;
  /** Whether its mails are read in the outbox: their secrets stay there until they expire. */
  readonly isReadInOutbox?: boolean;
  /** Lets go of connections. */
  close?(): void;
}
