import { ProblemError } from '#services/api/client/ProblemError.ts';
import { isBegunCharge, type BegunCharge } from './BegunCharge.ts';
import { moneyAfter } from './money.ts';

/** How long to wait before asking again whether a call went through, in milliseconds. */
const WAITS = [500, 1000, 2000, 4000, 8000] as const;

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Statuses of a gateway that got no response from the backend. */
const GATEWAY: ReadonlySet<number> = new Set([502, 503, 504]);

const isUnanswered = (error: unknown) =>
  error instanceof ProblemError && (error.code === 'NetworkError' || GATEWAY.has(error.status));

/** Waits for a while or, if there is no network, until it is back. */
async function wait(milliseconds: number): Promise<void> {
  if (navigator.onLine) return pause(milliseconds);
  return new Promise((done) => window.addEventListener('online', () => done(), { once: true }));
}

/** Stores the id of an attempt and the charge that it has begun, so that both survive a reload of the page. */
export interface AttemptMemory {
  attempt(): string | undefined;
  setAttempt(id: string): void;
  /** Whatever was kept. */
  begunCharge(): unknown;
  setBegunCharge(charge: BegunCharge): void;
  dropBegunCharge(): void;
}

/**
 * One attempt to buy. All its calls carry the same key, so that a repeated call has no second effect. An attempt ends
 * when the backend refuses a call; the next press of the button starts another one.
 */
export class Attempt {
  readonly #memory: AttemptMemory | undefined;
  #id: string;

  /**
   * @param memory only for purchases without a visit, where nothing else tells after a reload what was already done
   */
  constructor(memory?: AttemptMemory) {
    this.#memory = memory;
    this.#id = memory?.attempt() ?? crypto.randomUUID();
  }

  /** @param part names the call and its contents */
  key(part: string): string {
    this.#memory?.setAttempt(this.#id);
    return `${this.#id}:${part}`;
  }

  /** The charge of a product that was begun before the page was loaded, and of which nobody knows what became. */
  begun(template: string | undefined): BegunCharge | undefined {
    const begun = this.#memory?.begunCharge();
    return isBegunCharge(begun) && begun.template === template ? begun : undefined;
  }

  /**
   * Charges by a call. As long as the backend has not refused it, a reload of the page finds that it was begun.
   *
   * @throws whatever the call is refused with
   */
  async charge<Result>(charge: BegunCharge, call: () => Promise<Result>): Promise<Result> {
    this.#memory?.setBegunCharge(charge);
    try {
      return await this.settle(call);
    } catch (error) {
      if (moneyAfter(error) === 'not_charged') this.#memory?.dropBegunCharge();
      throw error;
    }
  }

  /**
   * Repeats a call until the backend responds: without a response nobody knows whether the call took effect, and the
   * key prevents a second effect. While the browser is offline, it waits without a limit.
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
