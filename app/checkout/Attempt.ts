import { ProblemError } from '#services/api/ProblemError.ts';

/** How long to wait before asking again whether a call went through, in milliseconds. */
const WAITS = [500, 1000, 2000, 4000, 8000] as const;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const isUnanswered = (error: unknown) =>
  error instanceof ProblemError && (error.code === 'NetworkError' || error.code === 'PaymentUnavailable');

/**
 * One attempt of the patient to buy. Calls of one attempt carry one key, so that repeating one finds what it did before;
 * an attempt ends with an answer, and the next press of the button is another one.
 */
export class Attempt {
  #id = crypto.randomUUID();

  /** @param part what of the attempt is asked, and with what */
  key(part: string): string {
    return `${this.#id}:${part}`;
  }

  /**
   * Calls until there is an answer: where none came, nobody knows yet whether the call did its work, and the same key
   * asks again.
   */
  async settle<Result>(call: () => Promise<Result>): Promise<Result> {
    for (let at = 0; ; at += 1) {
      try {
        return await call();
      } catch (error) {
        const unanswered = isUnanswered(error);
        if (!unanswered) this.#id = crypto.randomUUID();
        const wait = unanswered ? WAITS[at] : undefined;
        if (wait === undefined) throw error;
        await pause(wait);
      }
    }
  }
}
