/** A text message to a patient. It must not hold health data. */
export interface TextMessage {
  readonly id: string;
  /** Whose patient it goes to, and which. */
  readonly organization: string;
  readonly userId: string;
  /** Ten digits of a number of the United States. */
  readonly to: string;
  /** `SECRET` in it stands for the secret, where it is about one. */
  readonly text: string;
  /** A code that expires within 15 minutes. */
  readonly secret?: string;
}

/** Whoever carries text messages. */
export interface Texter {
  /** @throws NumberRefused, or SmsUnavailable, after which it is not known whether the message arrives */
  send(message: TextMessage): Promise<void>;
}
