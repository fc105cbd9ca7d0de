import { BoundedMap } from '../../kernel/cache/BoundedMap.ts';
import type { Booking, Scheduler } from './Scheduler.ts';

/** Milliseconds for which an answer is good enough for whoever looks. What is booked is asked anew. */
const FRESH = 60_000;

interface Remembered<Answer> {
  readonly at: number;
  readonly link: string | null;
  readonly answer: Promise<Answer>;
}

/** Answers for a while what was answered to somebody else; who asks at the same time waits for one answer. */
class Memory<Answer> {
  readonly #clock: () => number;
  readonly #answers = new BoundedMap<string, Remembered<Answer>>(1000);

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  get(key: string, link: string | null, ask: () => Promise<Answer>): Promise<Answer> {
    const before = this.#answers.get(key);
    if (before && before.at > this.#clock() - FRESH) return before.answer;
    const answer = ask();
    const made = { at: this.#clock(), link, answer };
    this.#answers.set(key, made);
    // Nobody is answered with the failure of somebody else's request.
    void answer.catch(() => {
      if (this.#answers.get(key) === made) this.#answers.delete(key);
    });
    return answer;
  }

  forget(link: string): void {
    this.#answers.deleteWhere((one) => one.link === link);
  }

  forgetKey(key: string): void {
    this.#answers.delete(key);
  }

  clear(): void {
    this.#answers.clear();
  }
}

/** A scheduling service that is asked once a minute for what many patients look at, and again after what they do there. */
export function rememberTimes(scheduler: Scheduler, clock: () => Date): Scheduler {
  const now = () => clock().getTime();
  const times = new Memory<readonly Date[]>(now);
  const bookings = new Memory<Booking | undefined>(now);
  return {
    ...scheduler,
    freeTimes: (calendar, span, moved = '') =>
      times.get([calendar.link, span.from.getTime(), span.to.getTime(), moved].join(' '), calendar.link, () =>
        scheduler.freeTimes(calendar, span, moved === '' ? undefined : moved),
      ),
    glanceAt: (uid) => bookings.get(uid, null, () => scheduler.glanceAt(uid)),
    async book(wanted) {
      try {
        return await scheduler.book(wanted);
      } finally {
        times.forget(wanted.calendar.link);
      }
    },
    async move(uid, calendar, start) {
      try {
        return await scheduler.move(uid, calendar, start);
      } finally {
        times.forget(calendar.link);
        bookings.forgetKey(uid);
      }
    },
    async cancel(uid, key) {
      try {
        await scheduler.cancel(uid, key);
      } finally {
        times.clear();
        bookings.forgetKey(uid);
      }
    },
  };
}
