import type PgBoss from 'pg-boss';
import { unavailabilityIn } from '../database/DatabaseUnavailableError.ts';
import { jobIdOf } from './jobId.ts';
import type { Work } from './Work.ts';

/** Jobs that are done at the same time. */
const BATCH = 5;

/** An interval: a job that begins now is not fetched before the database's clock has moved on. */
const DUE_ALREADY = '-1 second';

/** An attempt that failed, or a look at the queue, which has no key. */
export interface JobFailure {
  readonly queue: string;
  readonly key: string | undefined;
  /** Whether it was the last attempt. */
  readonly isLast: boolean;
  /** The error's name and, where it has one, its code. What else it says may name an address. */
  readonly error: string;
}

/** Hears of what failed. */
export type JobReport = (failure: JobFailure) => void;

/** The code of an error or of what caused it, such as EAUTH or ECONNREFUSED; undefined where none has one. */
function codeIn(error: Error): string | undefined {
  if ('code' in error && typeof error.code === 'string' && error.code !== '') return error.code;
  if (error instanceof AggregateError && error.errors[0] instanceof Error) return codeIn(error.errors[0]);
  return error.cause instanceof Error ? codeIn(error.cause) : undefined;
}

/** What may be told of an error: its name, and the code of what caused it. */
export function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code = codeIn(error);
  return code === undefined ? error.name : `${error.name} ${code}`;
}

/** Makes the jobs of one kind of work from the rows that ask for it, and does them, one round after the other. */
export class Queue {
  readonly #boss: PgBoss;
  readonly #work: Work;
  readonly #report: JobReport;
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> | undefined;
  #again = false;
  #isOver = false;

  constructor(boss: PgBoss, work: Work, report: JobReport) {
    this.#boss = boss;
    this.#work = work;
    this.#report = report;
  }

  /** Looks at once, and from then on time and again, for what is due. */
  begin(): void {
    this.#timer = setInterval(() => this.wake(), this.#work.pause).unref();
    this.wake();
  }

  /** Begins a round, or another one after the round that is under way. */
  wake(): void {
    if (this.#isOver) return;
    if (this.#round) {
      this.#again = true;
      return;
    }
    this.#round = this.#look()
      .catch((error: unknown) =>
        this.#report({ queue: this.#work.queue, key: undefined, isLast: false, error: nameOf(error) }),
      )
      .finally(() => {
        this.#round = undefined;
        if (!this.#again) return;
        this.#again = false;
        this.wake();
      });
  }

  /** Waits until the round that is under way has ended. */
  async rest(): Promise<void> {
    while (this.#round) await this.#round;
  }

  /** Brings what is under way to its end, and then does no more. */
  async end(): Promise<void> {
    clearInterval(this.#timer);
    this.#isOver = true;
    await this.rest();
    this.#work.end?.();
  }

  async #look(): Promise<void> {
    const name = this.#work.queue;
    const keys = await this.#work.due();
    if (keys.length > 0)
      await this.#boss.insert(
        keys.map((key) => ({ id: jobIdOf(name, key), name, data: { key }, startAfter: DUE_ALREADY })),
      );
    for (;;) {
      const jobs = await this.#boss.fetch<{ readonly key: string }>(name, { batchSize: BATCH, includeMetadata: true });
      await Promise.all(jobs.map((job) => this.#do(job)));
      if (jobs.length < BATCH) return;
    }
  }

  async #do({ id, data: { key }, retryCount, retryLimit }: PgBoss.JobWithMetadata<{ readonly key: string }>) {
    const { queue } = this.#work;
    try {
      await this.#work.run(key);
    } catch (error) {
      if (unavailabilityIn(error)) {
        // No attempt of its own: its row asks for another job once the database is back.
        this.#report({ queue, key, isLast: false, error: nameOf(error) });
        await this.#boss.deleteJob(queue, id);
        return;
      }
      const isLast = retryCount >= retryLimit;
      this.#report({ queue, key, isLast, error: nameOf(error) });
      if (isLast) await this.#work.giveUp?.(key);
      await this.#boss.fail(queue, id, { error: nameOf(error) });
      return;
    }
    await this.#boss.complete(queue, id);
  }
}
