import type { Database } from '../../kernel/database/Database.ts';
import { sqlStateOf } from '../../kernel/database/sqlStateOf.ts';
import { insertAccesses, type NotedAccess } from './store.ts';

/** Milliseconds between two writes: what a server loses at most that is killed. */
const PERIOD = 1000;

/** Entries that are written at once. */
const BATCH = 500;

/** Entries that wait while the database does not take them; beyond, the oldest are lost. */
const MOST = 20_000;

/** Begins the codes of what a database cannot hold: values, and rows that lack one. They would be refused again and again. */
const UNFIT = /^2[23]/;

/** Hears that entries could not be written, and how many were lost because too many wait or cannot be kept. */
type Report = (failure: { readonly waiting: number; readonly lost: number }) => void;

/**
 * Who has read or changed what of whose record. Requests only note it: entries are written together in the background, once
 * a second and when the server ends. A server that is killed loses those of less than a second.
 */
export class AccessLog {
  readonly #database: Database;
  /** As they are written: a text that lives for a second costs the collector of garbage less than objects. */
  #waiting: string[] = [];
  #writing: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #report: Report = () => undefined;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Begins to write in the background. */
  begin(report: Report): void {
    this.#report = report;
    clearInterval(this.#timer);
    this.#timer = setInterval(() => void this.flush(), PERIOD).unref();
  }

  note(entry: NotedAccess): void {
    this.#waiting.push(JSON.stringify(entry));
    if (this.#waiting.length === BATCH) void this.flush();
  }

  /** Writes what was noted until now. What cannot be written waits for the next time. */
  flush(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  /** Writes what is left, and no more by itself. */
  async end(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }

  async #write(): Promise<void> {
    let size = BATCH;
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, size);
      try {
        await insertAccesses(this.#database, batch);
        size = BATCH;
      } catch (error) {
        const isUnfit = UNFIT.test(sqlStateOf(error) ?? '');
        if (isUnfit && batch.length === 1) {
          this.#report({ waiting: this.#waiting.length, lost: 1 });
          continue;
        }
        const kept = [...batch, ...this.#waiting];
        this.#waiting = kept.slice(-MOST);
        // One of them cannot be written: those beside it are, in ever smaller batches.
        if (isUnfit) size = Math.ceil(batch.length / 2);
        else return this.#report({ waiting: this.#waiting.length, lost: kept.length - this.#waiting.length });
      }
    }
  }
}
