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

/** No text message can be sent to the number: it does not exist, is no mobile number, or wants none. */
export class NumberRefused extends Error {
  override readonly name = 'NumberRefused';
  /** The provider's code of the reason. */
  readonly code: string;

  constructor(code: string) {
    super('no text message can be sent to this number');
    this.code = code;
  }
}

/** The SMS provider did not answer, or not in a way that says that the message was taken. */
export class SmsUnavailable extends Error {
  override readonly name = 'SmsUnavailable';

  constructor(options?: ErrorOptions) {
    super('the SMS provider gave no usable answer', options);
  }
}
