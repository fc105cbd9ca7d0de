import type { Database } from '../database/Database.ts';
import type { Mailer, Message } from './Mailer.ts';

/** Skips what another server is just sending. */
const take = {
  name: 'take_from_outbox',
  text: `update outbox set delivered_at = $1 where id in (
      select id from outbox where delivered_at is null order by created_at limit 20 for update skip locked
    ) returning id, channel, recipient, subject, text`,
};
const putBack = { name: 'put_back_into_outbox', text: 'update outbox set delivered_at = null where id = $1' };

/**
 * Carries messages from the outbox to the mailer, apart from the requests that wrote them: a slow or broken mailer holds
 * nobody up, and what it refuses stays in the outbox for the next round.
 */
export class Postman {
  readonly #database: Database;
  readonly #mailer: Mailer;
  readonly #clock: () => Date;
  #round: Promise<void> | undefined;
  #again = false;

  constructor(database: Database, mailer: Mailer, clock: () => Date) {
    this.#database = database;
    this.#mailer = mailer;
    this.#clock = clock;
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

  async #deliver(): Promise<void> {
    const messages = await this.#database.query<Message>(take, [this.#clock().toISOString()]);
    for (const message of messages) {
      try {
        await this.#mailer.send(message);
      } catch {
        await this.#database.query(putBack, [message.id]);
      }
    }
  }
}
