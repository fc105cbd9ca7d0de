import type { Client } from 'pg';
import type { Listener } from './Database.ts';

/** Milliseconds between two tries to connect again. */
const PAUSE = 250;

/** A connection of its own that listens on a channel; where it is lost, it makes another one. */
export class ListeningConnection {
  readonly #connect: () => Client;
  readonly #channel: string;
  readonly #listener: Listener;
  #client: Client | undefined;
  #isOver = false;
  #timer: NodeJS.Timeout | undefined;

  private constructor(connect: () => Client, channel: string, listener: Listener) {
    this.#connect = connect;
    this.#channel = channel;
    this.#listener = listener;
  }

  /** @throws where the first connection cannot be made */
  static async open(connect: () => Client, channel: string, listener: Listener): Promise<ListeningConnection> {
    const connection = new ListeningConnection(connect, channel, listener);
    await connection.#begin();
    return connection;
  }

  async #begin(): Promise<void> {
    const client = this.#connect();
    this.#client = client;
    client.on('notification', ({ payload }) => this.#listener.hear(payload ?? ''));
    // Unheard, its event would end the process; 'end' follows.
    client.on('error', () => undefined);
    await client.connect();
    await client.query(`listen ${this.#channel}`);
    client.once('end', () => this.#lose());
    this.#listener.begin();
  }

  #lose(): void {
    if (this.#isOver) return;
    this.#listener.lose();
    this.#again();
  }

  #again(): void {
    this.#timer = setTimeout(() => {
      this.#begin().catch(() => {
        if (!this.#isOver) this.#again();
      });
    }, PAUSE).unref();
  }

  async end(): Promise<void> {
    this.#isOver = true;
    clearTimeout(this.#timer);
    await this.#client?.end();
  }
}
