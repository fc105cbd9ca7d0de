import type { Mail } from './Mail.ts';

/** A mail or SMS that waits in the outbox. */
export interface Message extends Mail {
  readonly id: string;
  readonly channel: 'mail' | 'sms';
}

/** Hands messages to whoever carries them. It may be given one message twice, with the same id, after a crash. */
export interface Mailer {
  send(message: Message): Promise<void>;
}
