import type { MessageToSend } from './MessageToSend.ts';

/** The sending of messages, as the composer sees it. */
export interface Sending {
  /** One is on its way; another is not sent meanwhile. */
  readonly isSending: boolean;
  /** What could not be sent and was taken back to be changed; null where nothing was. */
  readonly failed: MessageToSend | null;
  readonly send: (message: MessageToSend) => void;
}
