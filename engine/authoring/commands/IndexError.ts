import { CommandError } from './CommandError.ts';

/** `flows/flowIndex.ts`, or a machine that it names, cannot be loaded. */
export class IndexError extends CommandError {
  override readonly name = 'IndexError';

  constructor(message: string, options?: ErrorOptions) {
    super(message, 1, options);
  }
}
