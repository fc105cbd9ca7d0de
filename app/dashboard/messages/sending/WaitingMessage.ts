import type { MessageToSend } from './MessageToSend.ts';

/** A message of the patient that the history does not have yet. */
export interface WaitingMessage {
  /** Of which patient, by the id. */
  readonly userId: string;
  /** The idempotency key with which it is sent, however often. */
  readonly key: string;
  readonly message: MessageToSend;
  /** When the patient has sent it, ISO 8601 by the device's clock. */
  readonly at: string;
  /** It is sent, could not be sent, or was received by the server. */
  readonly state: 'sending' | 'failed' | 'received';
  /** What is said of why it could not be sent, besides that; undefined where there is nothing to say. */
  readonly reason?: string | undefined;
}
