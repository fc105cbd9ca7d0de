import Pusher, { type Options } from 'pusher-js';
import type { ChannelAuth, RealtimeConnection, SignInAuth } from '#schemas/wire/realtime.ts';

/** What is told of a channel: an event with the ids that it is about. */
export interface ToldEvent {
  readonly channel: string;
  readonly event: string;
  readonly data: unknown;
}

interface RealtimeParts {
  readonly connection: RealtimeConnection;
  /** The channels to hear. A channel that is refused is not heard, and nobody is told. */
  readonly channels: readonly string[];
  readonly authorizeChannel: (socketId: string, channel: string) => Promise<ChannelAuth>;
  readonly authorizeSocket: (socketId: string) => Promise<SignInAuth>;
  readonly onEvent: (told: ToldEvent) => void;
  /** A channel is heard from now on, for the first time or again: what was told before may have been missed. */
  readonly onSubscribed: (channel: string) => void;
  /** Nothing is heard from now on, until a channel is heard again. */
  readonly onSilence: () => void;
  /** The server has closed the connection for good, or lets nobody in: it is not tried again. */
  readonly onEnd: () => void;
}

/** A connection to the server that tells what is new. */
export interface RealtimeClient {
  /** By which the server knows this page; null while there is no connection. */
  readonly socketId: () => string | null;
  /** Tries to connect at once, where it waits to try again. */
  readonly wake: () => void;
  readonly close: () => void;
}

/** Tells the library what became of what it waits for. */
async function settle<Auth>(
  asked: Promise<Auth>,
  tell: (error: Error | null, auth: Auth | null) => void,
): Promise<void> {
  try {
    tell(null, await asked);
  } catch (error) {
    tell(error instanceof Error ? error : new Error(String(error)), null);
  }
}

/** Where the server is: the portal's own is at the address of the page. */
const placeOf = ({
  provider,
  cluster,
}: RealtimeConnection): Pick<Options, 'cluster' | 'wsHost' | 'wsPort' | 'wssPort'> & {
  readonly forceTLS: boolean;
} => {
  if (provider === 'pusher') return { cluster: cluster ?? '', forceTLS: true };
  const isSecure = location.protocol === 'https:';
  const port = Number(location.port) || (isSecure ? 443 : 80);
  return { cluster: '', wsHost: location.hostname, wsPort: port, wssPort: port, forceTLS: isSecure };
};

/**
 * Connects to a server of the Pusher protocol, by WebSocket alone, and stays connected as well as it can. Events are heard by their
 * ids; whoever hears them reads from the portal what they are about.
 */
export function connectRealtime({
  connection,
  channels,
  authorizeChannel,
  authorizeSocket,
  onEvent,
  onSubscribed,
  onSilence,
  onEnd,
}: RealtimeParts): RealtimeClient {
  let isClosed = false;
  // It would write down which way it connected by: nothing is kept in the browser.
  Pusher.Runtime.getLocalStorage = () => undefined;
  const place = placeOf(connection);
  const client = new Pusher(connection.key, {
    ...place,
    // Only the one that the server speaks: where it is slow, the library would try the other at the same port.
    enabledTransports: [place.forceTLS ? 'wss' : 'ws'],
    enableStats: false,
    channelAuthorization: {
      customHandler: ({ socketId, channelName }, callback) => {
        void settle(authorizeChannel(socketId, channelName), callback);
      },
    },
    userAuthentication: {
      customHandler: ({ socketId }, callback) => {
        void settle(authorizeSocket(socketId), callback);
      },
    },
  });
  client.connection.bind('state_change', ({ current }: { readonly current: string }) => {
    if (isClosed) return;
    if (current !== 'connected') onSilence();
    // Not by this page: the server has said not to come back, or the browser has no sockets.
    if (current === 'disconnected' || current === 'failed') onEnd();
  });
  for (const name of channels) {
    const channel = client.subscribe(name);
    channel.bind('pusher:subscription_succeeded', () => onSubscribed(name));
    channel.bind_global((event: string, data: unknown) => {
      if (!event.startsWith('pusher')) onEvent({ channel: name, event, data });
    });
  }
  client.signin();
  return {
    // The library says nothing of it where there is none yet.
    socketId: () => client.connection.socket_id ?? null,
    wake: () => {
      if (!isClosed && client.connection.state === 'unavailable') client.connect();
    },
    close: () => {
      isClosed = true;
      client.disconnect();
    },
  };
}
