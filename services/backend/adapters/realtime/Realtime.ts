import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ChannelAuth, SignInAuth } from '#schemas/wire/realtime.ts';

/** Whose socket it is, and what it may hear. */
export interface SocketOwner {
  readonly session: string;
  readonly user: string;
  readonly channels: readonly string[];
}

/** A connection that asks to become a socket. */
export interface Upgrade {
  readonly request: IncomingMessage;
  readonly socket: Duplex;
  readonly head: Buffer;
  /** The network that it comes from. */
  readonly from: string;
}

/** Tells pages at once what is new: by a server of the Pusher protocol 7, the portal's own or the hosted one. */
export interface Realtime {
  /** The right of a socket to hear a channel. @param member of a presence channel: the id under which it is there */
  authorizeChannel(socketId: string, channel: string, member?: string): ChannelAuth;
  /** What a socket signs in with. */
  authorizeSignIn(socketId: string, owner: SocketOwner): SignInAuth;
  /** Begins to pass on what servers tell each other, until the database is closed. */
  begin(report: (error: unknown) => void): Promise<void>;
  /** Sessions of a patient have ended: their sockets end. @param user undefined where nobody knows whose */
  endSessions(user: string | undefined): void;
  /** Takes over a connection that asks to be upgraded. @returns false where it is not meant for this */
  upgrade(asked: Upgrade): boolean;
  /** Closes every socket: pages connect to another server at once. */
  close(): void;
}
