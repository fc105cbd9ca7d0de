import { randomInt } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Upgrade } from '../Realtime.ts';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { Channels } from './Channels.ts';
import { CLOSING, Connection } from './Connection.ts';
import type { SignedIn } from './frames.ts';
import type { AppKeys } from './signatureOf.ts';

/** Milliseconds between two checks of all connections. */
const ROUND = 15_000;

/** Milliseconds of silence after which a client is asked, and after which it is taken for dead. */
const SILENCE = { asked: 130_000, dead: 190_000 } as const;

/** Milliseconds within which a client signs in, and after which it has to sign in anew. */
const SIGNING_IN = 15_000;
const OLDEST = 60 * 60 * 1000;

/** Most connections of one patient on this server, and most that have not signed in: from one network, and from all. */
const MOST = { ofUser: 20, unknownFrom: 40, unknown: 1000 } as const;

/** Most bytes of what a client sends at once. */
const MOST_BYTES = 16 * 1024;

const PATH = /^\/app\/([^/?#]+)(?:[?#]|$)/;

const PING = JSON.stringify({ event: 'pusher:ping', data: '{}' });

/** Whether a browser asks from a page of the same host. Other clients name no origin, and nothing is given to them by cookie. */
function isOwnOrigin({ headers: { origin, host } }: IncomingMessage): boolean {
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** The connections of the network that has the most, the oldest first. */
function mostOfOne(connections: readonly Connection[]): readonly Connection[] {
  const byNetwork = new Map<string, Connection[]>();
  for (const one of connections) {
    const known = byNetwork.get(one.from);
    if (known) known.push(one);
    else byNetwork.set(one.from, [one]);
  }
  return [...byNetwork.values()].reduce((most, other) => (other.length > most.length ? other : most), []);
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** A server of the Pusher protocol 7: handshake, keeping alive, private and presence channels, and the sign-in of users. */
export class PusherServer {
  readonly #keys: AppKeys;
  readonly #channels: Channels;
  readonly #connections = new Set<Connection>();
  readonly #sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: MOST_BYTES,
    perMessageDeflate: false,
  });
  readonly #now: () => number;
  readonly #timer: NodeJS.Timeout;
  #count = 0;
  #isOver = false;

  /** @param now milliseconds of a clock that never goes back */
  constructor(keys: AppKeys, now: () => number = () => performance.now(), channels = new Channels()) {
    this.#keys = keys;
    this.#channels = channels;
    this.#now = now;
    this.#timer = setInterval(() => this.check(), ROUND).unref();
  }

  /** How many are connected. */
  get size(): number {
    return this.#connections.size;
  }

  /** Takes over a connection that asks for the path of this application. @returns false where it asks for another path */
  upgrade(asked: Upgrade): boolean {
    const { request, socket } = asked;
    const key = PATH.exec(request.url ?? '')?.[1];
    if (key === undefined) return false;
    // Unheard, its event would end the process.
    socket.on('error', () => socket.destroy());
    if (key !== this.#keys.key) refuse(socket, '404 Not Found');
    else if (!isOwnOrigin(request)) refuse(socket, '403 Forbidden');
    else if (this.#isOver) refuse(socket, '503 Service Unavailable');
    else this.#accept(asked);
    return true;
  }

  /**
   * Ends the oldest connection that has not signed in where they are too many: of a network that has its number, or of the
   * one with the most. A patient signs in at once, so that a client that only holds connections loses them first.
   */
  #makeRoom(from: string): void {
    const unknown = [...this.#connections].filter(({ owner }) => !owner);
    const own = unknown.filter((one) => one.from === from);
    const crowd = own.length >= MOST.unknownFrom ? own : unknown.length >= MOST.unknown ? mostOfOne(unknown) : [];
    const [oldest] = crowd;
    if (!oldest) return;
    // Its end is heard later, and it is not counted until then.
    this.#connections.delete(oldest);
    oldest.drop();
  }

  #accept({ request, socket, head, from }: Upgrade): void {
    this.#makeRoom(from);
    this.#sockets.handleUpgrade(request, socket, head, (client) => {
      this.#count += 1;
      // Unique among all servers as well: authorizations of one socket are worth nothing for another.
      const id = `${randomInt(2 ** 47)}.${this.#count}`;
      const shared = {
        keys: this.#keys,
        channels: this.#channels,
        signedIn: (connection: Connection) => this.#limit(connection),
        closed: (connection: Connection) => this.#connections.delete(connection),
      };
      this.#connections.add(new Connection(client, { id, from, since: this.#now() }, shared));
    });
  }

  /** A patient who opens one connection too many loses the oldest. */
  #limit({ owner }: Connection): void {
    const own = [...this.#connections].filter((one) => one.owner !== undefined && one.owner.user === owner?.user);
    for (const oldest of own.slice(0, Math.max(0, own.length - MOST.ofUser))) oldest.close(CLOSING.overQuota);
  }

  /** Sends an event to whoever hears a channel. @param except the id of the socket that is not told */
  tell(channel: string, event: string, data: object, except: string | null): void {
    this.#channels.tell(channel, JSON.stringify({ event, channel, data: JSON.stringify(data) }), except);
  }

  /** Those who have signed in. */
  owners(): readonly SignedIn[] {
    return [...this.#connections].flatMap(({ owner }) => owner ?? []);
  }

  /** Ends every connection of a session. */
  endSession(session: string): void {
    for (const connection of this.#connections)
      if (connection.owner?.id === session) connection.close(CLOSING.unauthorized);
  }

  /** Has every client connect anew, and so catch up. */
  renew(): void {
    for (const connection of this.#connections) connection.close(CLOSING.elsewhere);
  }

  /** Ends what is dead, was never signed in, or has been open for long. */
  check(): void {
    const now = this.#now();
    for (const connection of this.#connections) {
      connection.check(now);
      const silent = now - connection.heardFrom;
      const age = now - connection.since;
      if (silent >= SILENCE.dead) connection.drop();
      else if (!connection.owner && age >= SIGNING_IN) connection.close(CLOSING.unauthorized);
      else if (age >= OLDEST) connection.close(CLOSING.elsewhere);
      else if (silent >= SILENCE.asked) connection.send(PING);
    }
  }

  close(): void {
    this.#isOver = true;
    clearInterval(this.#timer);
    this.renew();
  }
}
