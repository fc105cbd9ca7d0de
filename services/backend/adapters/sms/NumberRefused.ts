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
