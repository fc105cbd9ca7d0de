import { ProblemError } from '#services/api/ProblemError.ts';

/** How long to wait before asking again whether a call went through, in milliseconds. */
const WAITS = [500, 1000, 2000, 4000, 8000] as const;

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Statuses of whoever stands before the backend and got no answer from it. */
const GATEWAY: ReadonlySet<number> = new Set([502, 503, 504]);

const isUnanswered = (error: unknown) =>
  error instanceof ProblemError && (error.code === 'NetworkError' || GATEWAY.has(error.status));

/** Waits for a while or, where there is no network at all, until it is back. */
async function wait(milliseconds: number): Promise<void> {
  if (navigator.onLine) return pause(milliseconds);
  return new Promise((done) => window.addEventListener('online', () => done(), { once: true }));
}

/** Where an attempt outlives the page. */
export interface AttemptMemory {
  attempt(): string | undefined;
  setAttempt(id: string): void;
}

/**
 * One attempt of the patient to buy. Calls of one attempt carry one key, so that repeating one finds what it did before;
 * an attempt ends with an answer that refuses it, and the next press of the button is another one.
 */
export class Attempt {
  readonly #memory: AttemptMemory | undefined;
  #id: string;

  /** @param memory of what is bought by itself: nothing else tells after a reload what was done before it */
  constructor(memory?: AttemptMemory) {
    this.#memory = memory;
    this.#id = memory?.attempt() ?? crypto.randomUUID();
  }

  /** @param part what of the attempt is asked, and with what */
  key(part: string): string {
    this.#memory?.setAttempt(this.#id);
    return `${this.#id}:${part}`;
  }

  /**
   * Calls until there is an answer: where none came, nobody knows yet whether the call did its work, and the same key
   * asks again. Without a network it waits for it, however long that takes.
   */
  async settle<Result>(call: () => Promise<Result>): Promise<Result> {
    let tries = 0;
    for (;;) {
      try {
        return await call();
      } catch (error) {
        const unanswered = isUnanswered(error);
        if (!unanswered) this.#id = crypto.randomUUID();
        const next = unanswered ? WAITS[tries] : undefined;
        if (next === undefined) throw error;
        if (navigator.onLine) tries += 1;
        await wait(next);
      }
    }
  }
}
