import { BoundedMap } from '../../kernel/cache/BoundedMap.ts';
import type { Database } from '../../kernel/database/Database.ts';
import { statement } from '../../kernel/database/statement.ts';

/** How long a session is believed to be alive without asking again, in milliseconds. */
const BELIEVED = 5000;

const isLive = statement(
  'session_is_live',
  `select 1 from sessions s join users u on u.id = s.user_id
    where s.id = $1 and s.ended_at is null and s.epoch = u.session_epoch`,
);

/**
 * Which sessions are alive, so that an access token dies with its session. A session that ends here is dead at once; one
 * that another server ends is dead within five seconds. That saves each request an indexed read.
 */
export class LiveSessions {
  readonly #database: Database;
  readonly #clock: () => Date;
  readonly #seen = new BoundedMap<string, number>(10_000);
  /** Counts what was forgotten: an answer that was asked for before says nothing of a session that has ended since. */
  #forgotten = 0;

  constructor(database: Database, clock: () => Date) {
    this.#database = database;
    this.#clock = clock;
  }

  async has(session: string): Promise<boolean> {
    const now = this.#clock().getTime();
    const seen = this.#seen.get(session);
    if (seen !== undefined && now - seen < BELIEVED) return true;
    const before = this.#forgotten;
    const rows = await this.#database.query(isLive, [session]);
    if (rows.length === 0) return false;
    if (before === this.#forgotten) this.#seen.set(session, now);
    return true;
  }

  /** Sessions that have just ended. */
  forget(...sessions: readonly string[]): void {
    this.#forgotten += 1;
    for (const session of sessions) this.#seen.delete(session);
  }
}
