import type { Database } from '../../kernel/database/Database.ts';
import type { Mailer, Message } from './Mailer.ts';
import { statement } from '../../kernel/database/statement.ts';

/** Mails that are carried at the same time. */
const LOAD = 5;

/** Attempts at one mail: the last one is made more than a day after the first. */
const ATTEMPTS = 12;

/** Milliseconds between two looks at what is due. */
const ROUND = 60_000;

/**
 * Takes what is due and skips what another server is just taking. What is taken is due again later, at each attempt twice
 * as late: that is the next attempt where this one fails, or where this server dies before it can tell. A mail that nobody
 * takes is so never in the way of others.
 */
const take = statement(
  'take_from_outbox',
  `update outbox set attempts = attempts + 1, due_at = $1::timestamptz + interval '1 minute' * power(2, attempts)
    where id in (
      select id from outbox
      where delivered_at is null and channel = 'mail' and attempts < ${ATTEMPTS} and (due_at is null or due_at <= $1)
      order by created_at limit ${LOAD} for update skip locked
    ) returning id, recipient, subject, text`,
);
const delivered = statement('mark_as_delivered', 'update outbox set delivered_at = $2 where id = $1');

/**
 * Carries mails from the outbox to the mailer, apart from the requests that wrote them: a slow or broken mailer holds
 * nobody up, and what it refuses stays in the outbox for a later round.
 */
export class OutboxRelay {
  readonly #database: Database;
  readonly #mailer: Mailer;
  readonly #clock: () => Date;
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> | undefined;
  #again = false;

  constructor(database: Database, mailer: Mailer, clock: () => Date) {
    this.#database = database;
    this.#mailer = mailer;
    this.#clock = clock;
  }

  /** Looks at once, and from then on time and again, for what is due. */
  begin(): void {
    this.#timer = setInterval(() => this.wake(), ROUND).unref();
    this.wake();
  }

  /** Begins a round, or another one after the round that is under way. */
  wake(): void {
    if (this.#round) {
      this.#again = true;
      return;
    }
    this.#round = this.#deliver()
      .catch(() => undefined)
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

  /** Carries what is under way to its end, and then no more. */
  async end(): Promise<void> {
    clearInterval(this.#timer);
    await this.rest();
    this.#mailer.close?.();
  }

  async #deliver(): Promise<void> {
    for (;;) {
      const messages = await this.#database.query(take, [this.#clock().toISOString()]);
      await Promise.all(messages.map((message) => this.#carry(message)));
      if (messages.length < LOAD) return;
    }
  }

  async #carry(message: Message): Promise<void> {
    try {
      await this.#mailer.send(message);
    } catch {
      return;
    }
    await this.#database.query(delivered, [message.id, this.#clock().toISOString()]);
  }
}
