import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import Pusher from 'pusher';
import { WebSocketServer, type WebSocket } from 'ws';

const APP = { appId: '4711', key: 'standinkey', secret: 'stand-in-secret' } as const;

interface Client {
  readonly id: string;
  readonly socket: WebSocket;
  /** What it hears, and as whom on presence channels. */
  readonly channels: Map<string, string | undefined>;
  user: string | undefined;
}

interface Sent {
  readonly event: string;
  readonly data: { readonly [name: string]: string };
}

interface Triggered {
  readonly name: string;
  readonly data: string;
  readonly channels: readonly string[];
  readonly socket_id?: string;
}

/** Stands for the hosted Pusher service: sockets of the protocol 7, and the calls of its API that the portal makes. */
export async function pusherStandIn() {
  const sdk = new Pusher({ ...APP, cluster: 'none' });
  const clients = new Set<Client>();
  /** What the API was told, as it was told. */
  const calls: string[] = [];
  /** What of it was refused. */
  const refusals: string[] = [];
  let count = 0;
  let refused = 0;
  const server = createServer((request, response) => {
    void (async () => {
      const body = await text(request);
      const url = new URL(request.url ?? '/', 'http://localhost');
      const { auth_signature: signature, ...signed } = Object.fromEntries(url.searchParams);
      const query = Object.keys(signed)
        .toSorted()
        .map((name) => `${name}=${signed[name]}`)
        .join('&');
      const asked = `${request.method}\n${url.pathname}\n${query}`;
      const mine = createHmac('sha256', APP.secret).update(asked).digest('hex');
      if (signature !== mine) {
        response.writeHead(401).end('{}');
        return;
      }
      const call = `${url.pathname} ${body}`;
      calls.push(call);
      if (refused > 0) {
        refused -= 1;
        refusals.push(call);
        response.writeHead(503).end('{}');
        return;
      }
      const ended = /\/users\/([^/]+)\/terminate_connections$/.exec(url.pathname)?.[1];
      if (ended !== undefined) {
        for (const { user, socket } of clients) if (user === ended) socket.close(4009);
      } else {
        const { name, data, channels, socket_id: except }: Triggered = JSON.parse(body);
        for (const channel of channels) tell(channel, { event: name, channel, data }, except);
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    })();
  });
  const sockets = new WebSocketServer({ server });

  function tell(channel: string, frame: object, except?: string) {
    for (const client of clients)
      if (client.id !== except && client.channels.has(channel)) client.socket.send(JSON.stringify(frame));
  }
  const membersOf = (channel: string) => [...clients].flatMap(({ channels }) => channels.get(channel) ?? []);

  function leave(client: Client, channel: string) {
    const member = client.channels.get(channel);
    client.channels.delete(channel);
    if (member !== undefined && !membersOf(channel).includes(member))
      tell(channel, { event: 'pusher_internal:member_removed', channel, data: JSON.stringify({ user_id: member }) });
  }

  function subscribe(client: Client, { channel = '', auth, channel_data: given }: Sent['data']) {
    const answer = (event: string, data: object) =>
      client.socket.send(JSON.stringify({ event, channel, data: JSON.stringify(data) }));
    if (channel.startsWith('#')) return answer('pusher_internal:subscription_succeeded', {});
    const member: Pusher.PresenceChannelData | undefined = given === undefined ? undefined : JSON.parse(given);
    if (sdk.authorizeChannel(client.id, channel, member).auth !== auth)
      return answer('pusher:subscription_error', { type: 'AuthError', error: 'Invalid signature', status: 401 });
    const isNew = member !== undefined && !membersOf(channel).includes(member.user_id);
    client.channels.set(channel, member?.user_id);
    const ids = [...new Set(membersOf(channel))];
    const hash = Object.fromEntries(ids.map((id) => [id, {}]));
    answer('pusher_internal:subscription_succeeded', member ? { presence: { ids, hash, count: ids.length } } : {});
    if (isNew)
      tell(channel, { event: 'pusher_internal:member_added', channel, data: JSON.stringify(member) }, client.id);
    return undefined;
  }

  sockets.on('connection', (socket) => {
    count += 1;
    const client: Client = { id: `1234.${count}`, socket, channels: new Map(), user: undefined };
    clients.add(client);
    const established = { socket_id: client.id, activity_timeout: 120 };
    socket.send(JSON.stringify({ event: 'pusher:connection_established', data: JSON.stringify(established) }));
    socket.on('close', () => {
      clients.delete(client);
      for (const channel of client.channels.keys()) leave(client, channel);
    });
    socket.on('message', (raw) => {
      const { event, data }: Sent = JSON.parse(Buffer.isBuffer(raw) ? raw.toString('utf8') : '{}');
      if (event === 'pusher:ping') socket.send(JSON.stringify({ event: 'pusher:pong', data: '{}' }));
      else if (event === 'pusher:subscribe') subscribe(client, data);
      else if (event === 'pusher:unsubscribe') leave(client, data['channel'] ?? '');
      else if (event === 'pusher:signin') {
        const user: Pusher.UserChannelData = JSON.parse(data['user_data'] ?? '');
        if (sdk.authenticateUser(client.id, user).auth !== data['auth']) return socket.close(4009);
        client.user = user.id;
        socket.send(JSON.stringify({ event: 'pusher:signin_success', data: JSON.stringify(data) }));
      } else if (event.startsWith('client-'))
        socket.send(JSON.stringify({ event: 'pusher:error', data: { code: 4301, message: 'Client event rejected' } }));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const at = server.address();
  if (typeof at !== 'object' || at === null) throw new Error('the stand-in listens nowhere');
  return {
    port: at.port,
    calls,
    refusals,
    /** Takes none of the next calls. */
    refuse(calling: number) {
      refused = calling;
    },
    settings: { ...APP, cluster: 'us2', apiUrl: `http://127.0.0.1:${at.port}` },
    async close() {
      for (const { socket } of clients) socket.terminate();
      sockets.close();
      server.close();
      await once(server, 'close');
    },
  };
}
