/** What was asked cannot be done; the message says why and how to go on. */
export class CommandError extends Error {
  override readonly name: string = 'CommandError';
  /** 1 where something is to be mended, 2 where what was asked cannot be understood. */
  readonly code: 1 | 2;

  constructor(message: string, code: 1 | 2, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
