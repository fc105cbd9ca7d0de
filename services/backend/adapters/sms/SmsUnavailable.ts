/** The SMS provider did not answer, or not in a way that says that the message was taken. */
export class SmsUnavailable extends Error {
  override readonly name = 'SmsUnavailable';

  constructor(options?: ErrorOptions) {
    super('the SMS provider gave no usable answer', options);
  }
}
