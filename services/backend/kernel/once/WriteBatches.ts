import { DatabaseUnavailableError } from '../database/DatabaseUnavailableError.ts';

/** Entries that are written at once at most. */
const MOST = 100;

/** Milliseconds after which a batch holds nobody up any more: one of its rows may be locked, or its connection be dead. */
const PATIENCE = 100;

interface Waiting<Entry> {
  readonly entry: Entry;
  readonly resolve: (isWritten: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Writes of one kind by many requests, made together: what comes while others are written waits until those are, and is
 * written with all that came meanwhile by one statement, which costs a fraction of one for each. Where nobody else writes,
 * none waits.
 */
export class WriteBatches<Entry> {
  readonly #write: (entries: readonly Entry[]) => Promise<readonly boolean[]>;
  readonly #waiting: Waiting<Entry>[] = [];
  #isBusy = false;

  /** @param write runs the one statement. @returns of each entry whether it was written, which depends on no other */
  constructor(write: (entries: readonly Entry[]) => Promise<readonly boolean[]>) {
    this.#write = write;
  }

  /** @returns whether it was written @throws what the statement throws where it is run for this entry alone */
  write(entry: Entry): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ entry, resolve, reject });
      this.#begin();
    });
  }

  #begin(): void {
    if (this.#isBusy || this.#waiting.length === 0) return;
    this.#isBusy = true;
    let isHeldUp = true;
    const goOn = () => {
      clearTimeout(timer);
      if (!isHeldUp) return;
      isHeldUp = false;
      this.#isBusy = false;
      this.#begin();
    };
    const timer = setTimeout(goOn, PATIENCE);
    void this.#settle(this.#waiting.splice(0, MOST)).finally(goOn);
  }

  async #settle(batch: readonly Waiting<Entry>[]): Promise<void> {
    try {
      const written = await this.#write(batch.map(({ entry }) => entry));
      for (const [place, { resolve }] of batch.entries()) resolve(written[place] === true);
    } catch (error) {
      // One of them is refused, and with it none of the others was written: each is written by itself.
      if (batch.length > 1 && !(error instanceof DatabaseUnavailableError))
        await Promise.all(batch.map((one) => this.#settle([one])));
      else for (const { reject } of batch) reject(error);
    }
  }
}
