import { BoundedMap } from '../../kernel/cache/BoundedMap.ts';
import type { Database } from '../../kernel/database/Database.ts';
import type { Access } from './AccessTokens.ts';
import { ENDED_SESSIONS } from './endedSessions.ts';
import { statement } from '../../kernel/database/statement.ts';

/**
 * How long a session is believed to be alive without asking again, in milliseconds: where the connection to the database is
 * dead and neither end knows it yet.
 */
const BELIEVED = 5000;

const isLive = statement(
  'session_is_live',
  `select 1 from sessions s join users u on u.id = s.user_id
    where s.id = $1 and s.ended_at is null and s.epoch = u.session_epoch`,
);

interface Seen {
  readonly user: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * Which sessions are alive, so that an access token dies with its session. A session that ends here is dead at once; one
 * that another server ends is dead as soon as the database has passed that on. That saves each request an indexed read.
 */
export class LiveSessions {
  readonly #database: Pick<Database, 'query' | 'listen'>;
  readonly #clock: () => Date;
  readonly #seen = new BoundedMap<string, Seen>(10_000);
  /** Whether this server hears of what others end. */
  #hears = false;
  /** Counts what was forgotten: an answer that was asked for before says nothing of a session that has ended since. */
  #forgotten = 0;
  readonly #watchers: ((user: string | undefined) => void)[] = [];

  constructor(database: Pick<Database, 'query' | 'listen'>, clock: () => Date) {
    this.#database = database;
    this.#clock = clock;
  }

  /** @param ended hears whose sessions have ended, here or on another server; undefined where it could not be heard for a while */
  watch(ended: (user: string | undefined) => void): void {
    this.#watchers.push(ended);
  }

  #tell(user: string | undefined): void {
    for (const ended of this.#watchers) ended(user);
  }

  /** Begins to hear of what other servers end. While it cannot, it asks the database each time. */
  async listen(): Promise<void> {
    await this.#database.listen(ENDED_SESSIONS, {
      hear: (user) => {
        this.forget(user);
        this.#tell(user);
      },
      begin: () => {
        this.#forgetAll();
        this.#hears = true;
        this.#tell(undefined);
      },
      lose: () => {
        this.#hears = false;
        this.#forgetAll();
      },
    });
  }

  async has({ user, session }: Pick<Access, 'user' | 'session'>): Promise<boolean> {
    const now = this.#clock().getTime();
    const seen = this.#seen.get(session);
    if (seen !== undefined && now - seen.at < BELIEVED) return true;
    const before = this.#forgotten;
    const rows = await this.#database.query(isLive, [session]);
    if (rows.length === 0) return false;
    if (this.#hears && before === this.#forgotten) this.#seen.set(session, { user, at: now });
    return true;
  }

  #forgetAll(): void {
    this.#forgotten += 1;
    this.#seen.clear();
  }

  /**
   * Sessions of a patient have just ended. Nothing is believed of the others either: one that begins at the same time may
   * have been over since.
   */
  forget(user: string): void {
    this.#forgotten += 1;
    this.#seen.deleteWhere((seen) => seen.user === user);
  }
}
