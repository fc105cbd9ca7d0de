import PusherClient, { type Channel } from 'pusher-js';
import type { ChannelAuth, RealtimeConnection, SignInAuth } from '#schemas/wire/realtime.ts';
import type { BackendFixture } from './backendFixture.ts';

/** An event as it was heard. */
interface Heard {
  readonly channel: string;
  readonly event: string;
  readonly data: unknown;
}

const EVENTS = ['message', 'typing', 'read', 'notification', 'pusher:member_added', 'pusher:member_removed'] as const;

/** The port that a backend listens on. */
export async function portOf({ app }: Pick<BackendFixture, 'app'>): Promise<number> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const at = app.server.address();
  if (typeof at !== 'object' || at === null) throw new Error('the server listens nowhere');
  return at.port;
}

/** Whether somebody may, as the backend answers. */
interface Asking {
  readonly send: (
    method: 'POST',
    url: string,
    payload: object,
  ) => Promise<{ readonly status: number; readonly body: ChannelAuth & SignInAuth }>;
}

const settled = (channel: Channel) =>
  new Promise<'subscribed' | 'refused'>((done) => {
    channel.bind('pusher:subscription_succeeded', () => done('subscribed'));
    channel.bind('pusher:subscription_error', () => done('refused'));
  });

/** A page of a patient, connected by the client library. */
export function socketOf(
  { send }: Asking,
  { key }: Pick<RealtimeConnection, 'key'>,
  port: number,
  forge: (auth: string) => string = (auth) => auth,
) {
  const heard: Heard[] = [];
  const client = new PusherClient(key, {
    cluster: '',
    wsHost: '127.0.0.1',
    wsPort: port,
    forceTLS: false,
    enabledTransports: ['ws'],
    channelAuthorization: {
      transport: 'ajax',
      endpoint: '',
      customHandler: ({ socketId: socket_id, channelName: channel_name }, callback) => {
        const ask = async () => {
          const asked = await send('POST', '/pusher/auth', { socket_id, channel_name });
          if (asked.status === 200) callback(null, { ...asked.body, auth: forge(asked.body.auth) });
          else callback(new Error(String(asked.status)), null);
        };
        void ask();
      },
    },
    userAuthentication: {
      transport: 'ajax',
      endpoint: '',
      customHandler: ({ socketId: socket_id }, callback) => {
        const ask = async () => {
          const asked = await send('POST', '/pusher/user-auth', { socket_id });
          if (asked.status === 200) callback(null, asked.body);
          else callback(new Error(String(asked.status)), null);
        };
        void ask();
      },
    },
  });
  return {
    client,
    heard,
    /** The socket's id, once it is connected. */
    connected: () =>
      new Promise<string>((done) => {
        if (client.connection.state === 'connected') done(client.connection.socket_id);
        else client.connection.bind('connected', () => done(client.connection.socket_id));
      }),
    signIn: () => client.signin(),
    /** Asks to hear a channel. */
    subscribe(name: string): Promise<'subscribed' | 'refused'> {
      const channel = client.subscribe(name);
      for (const event of EVENTS) channel.bind(event, (data: unknown) => heard.push({ channel: name, event, data }));
      return settled(channel);
    },
    /** The codes with which the connection was closed, and how it stands. */
    state: () => client.connection.state,
    close: () => client.disconnect(),
  };
}

export type TestSocket = ReturnType<typeof socketOf>;
