/** A command that cannot be carried out. The message says why and how to go on. */
export class CommandError extends Error {
  override readonly name: string = 'CommandError';
  /** 1 when something must be fixed, 2 when the arguments were not understood. */
  readonly code: 1 | 2;

  constructor(message: string, code: 1 | 2, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
