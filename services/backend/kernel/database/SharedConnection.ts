import { Socket } from 'node:net';
import type { Client, QueryConfig, QueryResult } from 'pg';

/**
 * A connection that many statements share: none waits for the answers to those before it, and what is asked by requests that
 * came together is sent together. That spares this server and the database most of what a statement costs on a connection to
 * itself. For statements that wait for nobody, as those behind them wait, too. Where the connection is lost, what comes next is
 * asked on another one.
 */
export class SharedConnection {
  readonly #connect: (stream: () => Socket) => Client;
  #client: Promise<Client> | undefined;
  #socket: Socket | undefined;
  #isGathering = false;
  #waiting = 0;
  #isOver = false;

  /** @param connect makes a client that sends statements before others are answered, and is not connected yet, on a stream */
  constructor(connect: (stream: () => Socket) => Client) {
    this.#connect = connect;
  }

  /** How many statements wait for an answer. */
  get waiting(): number {
    return this.#waiting;
  }

  /** @throws what the driver says, and an Error once it was ended: nobody would close another connection */
  async query<Row extends object>(asked: string | QueryConfig): Promise<QueryResult<Row>> {
    if (this.#isOver) throw new Error('the connection was ended');
    this.#waiting += 1;
    try {
      const client = await (this.#client ??= this.#open());
      this.#gather();
      return await client.query<Row>(asked);
    } finally {
      this.#waiting -= 1;
    }
  }

  /** Has what is asked until all that has arrived was looked at be sent by one call of the system: that call costs the most. */
  #gather(): void {
    const socket = this.#socket;
    if (this.#isGathering || !socket) return;
    this.#isGathering = true;
    socket.cork();
    setImmediate(() => {
      this.#isGathering = false;
      socket.uncork();
    });
  }

  #open(): Promise<Client> {
    const socket = new Socket();
    this.#socket = socket;
    const client = this.#connect(() => socket);
    const opened = client.connect().then(() => client);
    const lose = () => {
      if (this.#client === opened) this.#client = undefined;
    };
    opened.catch(lose);
    for (const event of ['error', 'end'] as const) client.on(event, lose);
    return opened;
  }

  async end(): Promise<void> {
    this.#isOver = true;
    const client = await this.#client?.catch(() => undefined);
    await client?.end();
  }
}
