const MINUTE = 60_000;

/**
 * How often Cal.com may be asked within a minute. It refuses what is beyond 120 a minute for a key, and other servers ask with
 * the same one. What patients have decided is let through when reading no longer is.
 */
const MOST = { read: 60, write: 100 } as const;

/** Counts what a server asks of Cal.com. */
export class Allowance {
  readonly #clock: () => Date;
  #asked: number[] = [];

  constructor(clock: () => Date) {
    this.#clock = clock;
  }

  /** @returns whether one more may be asked; it is counted then */
  take(what: keyof typeof MOST): boolean {
    const now = this.#clock().getTime();
    this.#asked = this.#asked.filter((at) => at > now - MINUTE);
    if (this.#asked.length >= MOST[what]) return false;
    this.#asked.push(now);
    return true;
  }
}
