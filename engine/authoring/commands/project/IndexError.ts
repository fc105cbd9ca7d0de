import type { Place } from '../../read/Source.ts';
import { CommandError } from './CommandError.ts';

/** `flows/flowIndex.ts`, or a machine that it names, cannot be loaded. */
export class IndexError extends CommandError {
  override readonly name = 'IndexError';
  readonly place: Place;

  constructor(message: string, place: Place, options?: ErrorOptions) {
    super(message, 1, options);
    this.place = place;
  }
}
