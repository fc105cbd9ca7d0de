import type { Database } from './Database.ts';
import { sweep } from './sweep.ts';

/** Milliseconds between two sweeps. */
const ROUND = 6 * 60 * 60 * 1000;

/** Sweeps the database at once and then time and again. */
export class Sweeper {
  readonly #database: Database;
  readonly #clock: () => Date;
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> = Promise.resolve();

  constructor(database: Database, clock: () => Date) {
    this.#database = database;
    this.#clock = clock;
  }

  begin(): void {
    this.#timer = setInterval(() => this.#sweep(), ROUND).unref();
    this.#sweep();
  }

  /** Waits until the sweep that is under way has ended. */
  async end(): Promise<void> {
    clearInterval(this.#timer);
    await this.#round;
  }

  #sweep(): void {
    // What could not be swept now is swept the next time.
    this.#round = this.#round.then(() => sweep(this.#database, this.#clock())).catch(() => undefined);
  }
}
