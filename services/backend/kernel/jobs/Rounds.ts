/** Work that is done at once and then time and again, one round after the other. */
export class Rounds {
  readonly #work: () => Promise<unknown>;
  readonly #pause: number;
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<unknown> | undefined;

  /** @param pause milliseconds between two rounds */
  constructor(work: () => Promise<unknown>, pause: number) {
    this.#work = work;
    this.#pause = pause;
  }

  begin(): void {
    this.#timer = setInterval(() => this.#begin(), this.#pause).unref();
    this.#begin();
  }

  /** Waits until the round that is under way has ended. */
  async end(): Promise<void> {
    clearInterval(this.#timer);
    await this.#round;
  }

  #begin(): void {
    // What could not be done now is done in the next round.
    this.#round ??= this.#work()
      .catch(() => undefined)
      .finally(() => {
        this.#round = undefined;
      });
  }
}
