import { isDeepStrictEqual } from 'node:util';
import type PgBoss from 'pg-boss';
import type { Database } from '../database/Database.ts';
import { nameOf, Queue, type JobReport } from './Queue.ts';
import type { QueueName, Work } from './Work.ts';

/** The schema of pg-boss's tables, which a migration makes. */
const SCHEMA = 'jobs';

/** Where the jobs go that were given up, for whoever runs the portal. */
const GIVEN_UP = 'given-up';

/** Milliseconds between two looks at jobs whose server died, and at those that are over. */
const MAINTAINING = 15_000;

/** Seconds until a finished job leaves the queue, and one that was given up, whose row may then ask anew. */
const KEPT = 60;
const GIVEN_UP_KEPT = 24 * 60 * 60;

async function bossOn(database: Database): Promise<PgBoss> {
  // Not at the top: it costs a start of the server that a command does not need.
  const { default: Boss } = await import('pg-boss');
  return new Boss({
    db: { executeSql: (text, values?: readonly unknown[]) => database.execute(text, values) },
    schema: SCHEMA,
    migrate: false,
    supervise: false,
    schedule: false,
    archiveCompletedAfterSeconds: KEPT,
    archiveFailedAfterSeconds: GIVEN_UP_KEPT,
  });
}

/**
 * Has each queue do what its work asks for. One that no migration has made is made: a table, which two servers that start
 * together would lock crosswise.
 */
async function makeQueues(own: Database, works: readonly Work[]): Promise<void> {
  const boss = await bossOn(own);
  const made = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  if (!made.has(GIVEN_UP)) await boss.createQueue(GIVEN_UP);
  for (const { queue: name, retries, expires: expireInSeconds } of works) {
    const settings = {
      name,
      retryLimit: retries.limit,
      retryDelay: retries.delay,
      retryBackoff: true,
      expireInSeconds,
      deadLetter: GIVEN_UP,
    };
    const before = made.get(name);
    if (!before) await boss.createQueue(name, settings);
    // A queue that is there keeps what it was made with until it is told otherwise.
    else if (!isDeepStrictEqual({ ...before, ...settings }, before)) await boss.updateQueue(name, settings);
  }
}

/**
 * Work that outlives a request, as jobs in the database: with retries that come later and later, and done by another
 * server where one dies over it.
 */
export class Jobs {
  readonly #database: Database;
  readonly #queues = new Map<QueueName, Queue>();
  #maintain = (): Promise<void> => Promise.resolve();
  #isOver = false;
  #maintaining: { readonly timer: NodeJS.Timeout; round: Promise<void> } | undefined;

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * Has a queue for each kind of work.
   *
   * @throws Error where the tables are not those of the installed pg-boss: a migration has to change them
   */
  async prepare(works: readonly Work[], report: JobReport): Promise<void> {
    const boss = await bossOn(this.#database);
    await boss.start();
    await this.#database.startUp((own) => makeQueues(own, works));
    for (const work of works) this.#queues.set(work.queue, new Queue(boss, work, report));
    this.#maintain = async () => {
      await boss
        .maintain()
        .catch((error: unknown) => report({ queue: SCHEMA, key: undefined, isLast: false, error: nameOf(error) }));
    };
  }

  /** Begins to do each kind of work, once it is prepared; nothing after the end. */
  begin(): void {
    if (this.#isOver) return;
    const timer = setInterval(() => {
      if (this.#maintaining) this.#maintaining.round = this.#maintaining.round.then(this.#maintain);
    }, MAINTAINING).unref();
    this.#maintaining = { timer, round: this.#maintain() };
    for (const queue of this.#queues.values()) queue.begin();
  }

  /** Looks at once for what is due in a queue. */
  wake(name: QueueName): void {
    this.#queues.get(name)?.wake();
  }

  /** Waits until nothing is under way in a queue. */
  async rest(name: QueueName): Promise<void> {
    await this.#queues.get(name)?.rest();
  }

  /** Brings what is under way to its end, and then does no more. */
  async end(): Promise<void> {
    this.#isOver = true;
    for (const queue of this.#queues.values()) await queue.end();
    clearInterval(this.#maintaining?.timer);
    await this.#maintaining?.round;
  }
}
