import type { RawData, WebSocket } from 'ws';
import type { Channels, Member } from './Channels.ts';
import { frameIn, frameOf, memberIn, signedInBy, textOf, type Frame, type SignedIn } from './frames.ts';
import { channelText, isSignatureOf, signInText, type AppKeys } from './signatureOf.ts';

/** Seconds after which a client that heard nothing asks whether the server is there. */
const ACTIVITY_TIMEOUT = 120;

/** Bytes that may wait to be sent to a client: one that takes them too slowly is dropped, and catches up when it is back. */
const WAITING = 256 * 1024;

/** Most channels of a connection, and most events that it sends between two checks. */
const MOST_CHANNELS = 20;
const MOST_EVENTS = 200;

/** Milliseconds for which a client may take to close its end. */
const PATIENCE = 500;

/** Codes of the protocol with which a connection is closed. Those below 4100 say not to come back. */
export const CLOSING = {
  unauthorized: 4009,
  overQuota: 4004,
  tooFast: 4100,
  elsewhere: 4200,
} as const;

/** What the connections of a server share. */
export interface Shared {
  readonly keys: AppKeys;
  readonly channels: Channels;
  readonly signedIn: (connection: Connection) => void;
  readonly closed: (connection: Connection) => void;
}

const textIn = (data: RawData): string =>
  (Array.isArray(data) ? Buffer.concat(data) : data instanceof ArrayBuffer ? Buffer.from(data) : data).toString('utf8');

/**
 * A client of the Pusher protocol 7. It hears a channel only once it has signed in, and only one that its sign-in names, so that
 * it ends with the session that it belongs to.
 */
export class Connection {
  readonly id: string;
  /** The network that it comes from. */
  readonly from: string;
  /** Milliseconds on the server's own clock. */
  readonly since: number;
  readonly #socket: WebSocket;
  readonly #shared: Shared;
  /** What it hears, and what it is to hear once it has signed in. */
  readonly #heard = new Set<string>();
  readonly #pending = new Map<string, Member | undefined>();
  #owner: SignedIn | undefined;
  #isOver = false;
  #heardFrom: number;
  #events = 0;

  constructor(socket: WebSocket, { id, from, since }: Pick<Connection, 'id' | 'from' | 'since'>, shared: Shared) {
    this.#socket = socket;
    this.id = id;
    this.from = from;
    this.#shared = shared;
    this.since = since;
    this.#heardFrom = since;
    socket.on('message', (data) => {
      if (this.#isOver) return;
      this.#events += 1;
      if (this.#events > MOST_EVENTS) this.close(CLOSING.tooFast);
      else this.#take(textIn(data));
    });
    // 'close' follows.
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      this.#leaveAll();
      shared.closed(this);
    });
    this.send(frameOf('pusher:connection_established', { socket_id: id, activity_timeout: ACTIVITY_TIMEOUT }));
  }

  /** Whose it is; undefined before it has signed in. */
  get owner(): SignedIn | undefined {
    return this.#owner;
  }

  /** When something was heard of it last, as far as the last check knows. */
  get heardFrom(): number {
    return this.#heardFrom;
  }

  /** Begins to count its events anew. */
  check(now: number): void {
    if (this.#events > 0) this.#heardFrom = now;
    this.#events = 0;
  }

  send(frame: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > WAITING) this.drop();
    else this.#socket.send(frame);
  }

  /** It hears nothing from now on. The client is told why, and is not waited for. */
  close(code: (typeof CLOSING)[keyof typeof CLOSING]): void {
    this.#leaveAll();
    this.#socket.close(code);
    setTimeout(() => this.drop(), PATIENCE).unref();
  }

  /** Ends it at once, whatever the client does. */
  drop(): void {
    this.#socket.terminate();
  }

  #leaveAll(): void {
    this.#isOver = true;
    for (const channel of this.#heard) this.#shared.channels.leave(this, channel);
    this.#heard.clear();
    this.#pending.clear();
  }

  #take(text: string): void {
    const frame = frameIn(text);
    if (!frame) return this.#refuse(4200, 'This is no event.');
    switch (frame.event) {
      case 'pusher:ping':
        return this.send(frameOf('pusher:pong', {}));
      case 'pusher:pong':
        return undefined;
      case 'pusher:signin':
        return this.#signIn(frame);
      case 'pusher:subscribe':
        return this.#subscribe(frame);
      case 'pusher:unsubscribe': {
        const channel = textOf(frame, 'channel');
        this.#pending.delete(channel);
        if (this.#heard.delete(channel)) this.#shared.channels.leave(this, channel);
        return undefined;
      }
      default:
        return this.#refuse(4301, 'Clients send no events here.');
    }
  }

  #refuse(code: number, message: string): void {
    this.send(JSON.stringify({ event: 'pusher:error', data: { code, message } }));
  }

  #signIn(frame: Frame): void {
    const userData = textOf(frame, 'user_data');
    const isSigned = isSignatureOf(this.#shared.keys, textOf(frame, 'auth'), signInText(this.id, userData));
    const owner = isSigned ? signedInBy(userData) : undefined;
    if (!owner || (this.#owner && this.#owner.id !== owner.id)) {
      this.#refuse(CLOSING.unauthorized, 'This sign-in is not valid.');
      return this.close(CLOSING.unauthorized);
    }
    this.#owner = owner;
    this.send(frameOf('pusher:signin_success', { user_data: userData }));
    this.#shared.signedIn(this);
    for (const [channel, member] of this.#pending) this.#hear(owner, channel, member);
    this.#pending.clear();
  }

  #subscribe(frame: Frame): void {
    const channel = textOf(frame, 'channel');
    const owner = this.#owner;
    // A channel of the client library's own, for events to a signed-in user. There are none.
    if (owner && channel === `#server-to-user-${owner.id}`) return this.#hear(owner, channel, undefined);
    const isPresence = channel.startsWith('presence-');
    const data = textOf(frame, 'channel_data');
    const signed = channelText(this.id, channel, isPresence ? data : undefined);
    if (!/^(private|presence)-/.test(channel) || !isSignatureOf(this.#shared.keys, textOf(frame, 'auth'), signed))
      return this.#deny(channel, 401, 'The authorization of the channel is not valid.');
    const member = isPresence ? memberIn(data) : undefined;
    if (isPresence && !member) return this.#deny(channel, 401, 'The channel data have no user_id.');
    if (this.#heard.size + this.#pending.size >= MOST_CHANNELS)
      return this.#deny(channel, 429, 'This is one channel too many.');
    if (owner) return this.#hear(owner, channel, member);
    this.#pending.set(channel, member);
    return undefined;
  }

  #hear(owner: SignedIn, channel: string, member: Member | undefined): void {
    if (!channel.startsWith('#') && !owner.channels.includes(channel))
      return this.#deny(channel, 403, 'The sign-in does not name this channel.');
    if (this.#heard.has(channel)) this.#shared.channels.leave(this, channel);
    this.#heard.add(channel);
    return this.#shared.channels.join(this, channel, member);
  }

  #deny(channel: string, status: number, error: string): void {
    this.send(frameOf('pusher:subscription_error', { type: 'AuthError', error, status }, channel.slice(0, 164)));
  }
}
