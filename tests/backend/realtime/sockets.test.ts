import { once } from 'node:events';
import { connect, Socket } from 'node:net';
import { afterAll, afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import type { ChannelAuth, SignInAuth } from '#schemas/wire/realtime.ts';
import { PusherServer } from '#services/backend/adapters/realtime/embedded/PusherServer.ts';
import { signatureOf, channelText, signInText } from '#services/backend/adapters/realtime/embedded/signatureOf.ts';
import { clientAddress } from '#services/backend/kernel/http/clientAddress.ts';
import { backendFixture, type TestPatient } from '#tests/support/backend/backendFixture.ts';
import { careTeamOf, messagesOf } from '#tests/support/backend/messagesOf.ts';
import { portOf } from '#tests/support/backend/socketsOf.ts';
import { createServer, IncomingMessage } from 'node:http';
import { forgedFrom } from '#tests/support/backend/forgedFrom.ts';

const backend = await backendFixture();
afterAll(() => backend.close());
const port = await portOf(backend);
const team = await careTeamOf(backend);
const open: WebSocket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.terminate();
});

interface Frame {
  readonly event: string;
  readonly channel?: string;
  readonly data: unknown;
}

/** A socket without the client library. */
async function raw(at = port, options: ConstructorParameters<typeof WebSocket>[2] = {}, path = '/app/portal') {
  const socket = new WebSocket(`ws://127.0.0.1:${at}${path}?protocol=7`, options);
  open.push(socket);
  const frames: Frame[] = [];
  const waiting: ((frame: Frame) => void)[] = [];
  socket.on('message', (data) => {
    const frame: Frame = JSON.parse(Buffer.isBuffer(data) ? data.toString('utf8') : '{}');
    const next = waiting.shift();
    if (next) next(frame);
    else frames.push(frame);
  });
  const closed = new Promise<number>((done) => socket.on('close', done));
  const next = () =>
    new Promise<Frame>((done) => {
      const frame = frames.shift();
      if (frame) done(frame);
      else waiting.push(done);
    });
  await once(socket, 'open');
  const first = await next();
  const { socket_id: id }: { socket_id: string } = JSON.parse(String(first.data));
  const send = (event: string, data: object = {}) => socket.send(JSON.stringify({ event, data }));
  return { socket, id, first, next, closed, send };
}

type Raw = Awaited<ReturnType<typeof raw>>;

const signIn = async (patient: TestPatient, { id, send, next }: Raw) => {
  send('pusher:signin', (await patient.send<SignInAuth>('POST', '/pusher/user-auth', { socket_id: id })).body);
  return next();
};
const subscribe = async (patient: TestPatient, { id, send }: Raw, channel: string) => {
  const { body } = await patient.send<ChannelAuth>('POST', '/pusher/auth', { socket_id: id, channel_name: channel });
  send('pusher:subscribe', { ...body, channel });
};
const patientWithTalk = async () => {
  const patient = await backend.patient();
  await messagesOf(patient).conversation();
  return patient;
};

const statusOf = async (headers: { readonly [name: string]: string }, path = '/app/portal') => {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers });
  open.push(socket);
  return new Promise<number | undefined>((done) => {
    socket.on('unexpected-response', (_request, { statusCode }) => done(statusCode));
    socket.on('open', () => done(101));
    socket.on('error', () => undefined);
  });
};

it('a connection is told its id and how often to show that it lives', async () => {
  const { first, id, send, next } = await raw();
  expect(first.event).toBe('pusher:connection_established');
  expect(id).toMatch(/^\d+\.\d+$/);
  expect(JSON.parse(String(first.data))).toEqual({ socket_id: id, activity_timeout: 120 });
  send('pusher:ping');
  expect((await next()).event).toBe('pusher:pong');
});

it('only pages of the same host connect, at the address of the application', async () => {
  expect(await statusOf({ origin: `http://127.0.0.1:${port}` })).toBe(101);
  for (const origin of [
    'https://evil.example',
    `http://127.0.0.1:${port + 1}`,
    'null',
    `http://127.0.0.1.evil.example`,
  ])
    expect(await statusOf({ origin })).toBe(403);
  expect(await statusOf({}, '/app/other')).toBe(404);
  expect(await statusOf({}, '/elsewhere')).toBe(404);
});

it('who has not signed in hears nothing, whatever was authorized, until then', async () => {
  const patient = await patientWithTalk();
  const connection = await raw();
  const channel = `private-user-${patient.id}`;
  await subscribe(patient, connection, channel);
  connection.send('pusher:ping');
  expect((await connection.next()).event).toBe('pusher:pong');
  await team.writes(patient, 'Not heard');
  connection.send('pusher:ping');
  expect((await connection.next()).event).toBe('pusher:pong');
  expect((await signIn(patient, connection)).event).toBe('pusher:signin_success');
  expect(await connection.next()).toMatchObject({ event: 'pusher_internal:subscription_succeeded', channel });
  await team.writes(patient, 'Heard');
  expect(await connection.next()).toMatchObject({ event: 'notification', channel });
});

it('a sign-in of somebody else hears no channel that was authorized to the patient', async () => {
  const patient = await patientWithTalk();
  const thief = await patientWithTalk();
  const connection = await raw();
  await signIn(thief, connection);
  await subscribe(patient, connection, `private-user-${patient.id}`);
  expect((await connection.next()).event).toBe('pusher:subscription_error');
  // It stays whose it is.
  connection.send(
    'pusher:signin',
    (await patient.send<SignInAuth>('POST', '/pusher/user-auth', { socket_id: connection.id })).body,
  );
  expect(await connection.closed).toBe(4009);
});

it.each([
  ['is forged', forgedFrom],
  ['is of another key', (auth: string) => auth.replace('portal:', 'other:')],
  ['is empty', () => ''],
])('a sign-in whose signature %s ends the connection', async (_what, forge) => {
  const patient = await patientWithTalk();
  const connection = await raw();
  const { body } = await patient.send<SignInAuth>('POST', '/pusher/user-auth', { socket_id: connection.id });
  connection.send('pusher:signin', { ...body, auth: forge(body.auth) });
  expect(await connection.closed).toBe(4009);
});

it('a sign-in for another socket, or with other data, ends the connection', async () => {
  const patient = await patientWithTalk();
  const ask = async (socket_id: string) =>
    (await patient.send<SignInAuth>('POST', '/pusher/user-auth', { socket_id })).body;
  const first = await raw();
  first.send('pusher:signin', await ask('1.2'));
  expect(await first.closed).toBe(4009);
  const second = await raw();
  const { auth, user_data: data } = await ask(second.id);
  second.send('pusher:signin', { auth, user_data: data.replace(patient.id, 'f'.repeat(24)) });
  expect(await second.closed).toBe(4009);
});

describe('whatever a client sends', () => {
  it.each(['x', '', '[]', '{"event":1}', 'null'])('%s is answered as no event', async (text) => {
    const { socket, next } = await raw();
    socket.send(text);
    expect(await next()).toMatchObject({ event: 'pusher:error', data: { code: 4200 } });
  });

  it.each(['client-message', 'message', 'pusher_internal:member_added'])('%s is passed on to nobody', async (event) => {
    const { send, next } = await raw();
    send(event, { channel: 'private-x' });
    expect(await next()).toMatchObject({ event: 'pusher:error', data: { code: 4301 } });
  });

  it.each(['public', 'private-x', 'presence-x', 'private-encrypted-x', '__proto__', ''])(
    'a channel %s without a signature is refused',
    async (channel) => {
      const { send, next } = await raw();
      send('pusher:subscribe', { channel });
      expect(await next()).toMatchObject({ event: 'pusher:subscription_error', channel });
    },
  );

  it('is at most 16 kB at once', async () => {
    const { socket, closed } = await raw();
    socket.on('error', () => undefined);
    socket.send('x'.repeat(17 * 1024));
    expect(await closed).toBe(1009);
  });

  it('is at most 200 events between two checks', async () => {
    const { send, closed } = await raw();
    for (let count = 0; count < 201; count += 1) send('pusher:pong');
    expect(await closed).toBe(4100);
  });
});

it('a patient has at most 20 connections: one more ends the oldest', async () => {
  const patient = await patientWithTalk();
  const connections = [];
  for (let count = 0; count < 21; count += 1) {
    const connection = await raw();
    await signIn(patient, connection);
    connections.push(connection);
  }
  expect(await connections[0]?.closed).toBe(4004);
  for (const { socket } of connections.slice(1)) expect(socket.readyState).toBe(WebSocket.OPEN);
});

/** A server of its own, with a clock to turn. */
async function ownServer() {
  const keys = { key: 'portal', secret: 'own' };
  let now = 0;
  const server = new PusherServer(keys, () => now);
  const http = createServer().listen(0, '127.0.0.1');
  http.on('upgrade', (request, socket, head) =>
    server.upgrade({ request, socket, head, from: String(request.headers['x-network'] ?? '192.0.2.1') }),
  );
  await once(http, 'listening');
  const at = http.address();
  if (typeof at !== 'object' || at === null) throw new Error('it listens nowhere');
  return {
    server,
    port: at.port,
    turn(seconds: number) {
      now += seconds * 1000;
      server.check();
    },
    signIn({ id, send }: Raw, channels: readonly string[]) {
      const data = JSON.stringify({ id: 'session', user: 'user', channels });
      send('pusher:signin', { auth: signatureOf(keys, signInText(id, data)), user_data: data });
      for (const channel of channels)
        send('pusher:subscribe', { channel, auth: signatureOf(keys, channelText(id, channel)) });
    },
    async close() {
      server.close();
      http.close();
      await once(http, 'close');
    },
  };
}

/** A connection to a server of its own from a network. */
const from = (own: { readonly port: number }, network: string) => raw(own.port, { headers: { 'x-network': network } });

const isOpen = ({ socket }: Raw) => socket.readyState === WebSocket.OPEN;

describe('who only holds connections', () => {
  it('has 40 of them from one network, loses the oldest, and keeps nobody out', async () => {
    const own = await ownServer();
    onTestFinished(() => own.close());
    const signedIn = await from(own, 'clinic');
    own.signIn(signedIn, []);
    await signedIn.next();
    const other = await from(own, 'elsewhere');
    const held = [];
    for (let count = 0; count < 42; count += 1) held.push(await from(own, 'clinic'));
    await Promise.all(held.slice(0, 2).map(({ closed }) => closed));
    expect(held.filter(isOpen)).toHaveLength(40);
    expect([signedIn, other].filter(isOpen)).toHaveLength(2);
    const patient = await from(own, 'clinic');
    own.signIn(patient, []);
    expect((await patient.next()).event).toBe('pusher:signin_success');
  });

  it('loses the oldest of the fullest network where all together are too many', async () => {
    const own = await ownServer();
    onTestFinished(() => own.close());
    const patient = await from(own, 'first and alone');
    for (let network = 0; network < 25; network += 1)
      await Promise.all(Array.from({ length: 40 }, () => from(own, `crowd ${network}`)));
    await from(own, 'one more');
    expect(isOpen(patient)).toBe(true);
    expect(own.server.size).toBeLessThanOrEqual(1000);
  });
});

/** What is believed of a connection that a proxy at 198.51.100.7 passes on. */
function addressBehind(trusted: Parameters<typeof clientAddress>[0]): string {
  const request = new IncomingMessage(new Socket());
  Object.defineProperty(request.socket, 'remoteAddress', { value: '198.51.100.7' });
  request.headers['x-forwarded-for'] = '203.0.113.1, 203.0.113.2';
  return clientAddress(trusted)(request);
}

it('believes of where a socket comes from what the proxies in front say, and nothing else', () => {
  expect(addressBehind(false)).toBe('198.51.100.7');
  expect(addressBehind(1)).toBe('203.0.113.2');
  expect(addressBehind(['198.51.100.0/24', '203.0.113.2'])).toBe('203.0.113.1');
  expect(addressBehind(['10.0.0.0/8'])).toBe('198.51.100.7');
});

describe('in time', () => {
  it('who does not sign in is closed, who has for an hour connects anew', async () => {
    const own = await ownServer();
    const [unknown, known] = [await raw(own.port), await raw(own.port)];
    own.signIn(known, []);
    await known.next();
    own.turn(16);
    expect(await unknown.closed).toBe(4009);
    expect(known.socket.readyState).toBe(WebSocket.OPEN);
    own.turn(3600);
    await known.closed;
    await own.close();
  });

  it('a silent client is asked whether it is there, and is dropped where it does not answer', async () => {
    const own = await ownServer();
    const connection = await raw(own.port);
    own.signIn(connection, []);
    await connection.next();
    own.turn(1);
    own.turn(131);
    expect((await connection.next()).event).toBe('pusher:ping');
    connection.send('pusher:pong');
    connection.send('pusher:ping');
    expect((await connection.next()).event).toBe('pusher:pong');
    own.turn(1);
    own.turn(131);
    expect((await connection.next()).event).toBe('pusher:ping');
    own.turn(60);
    expect(await connection.closed).toBe(1006);
    expect(own.server.size).toBe(0);
    await own.close();
  });

  it('a client that takes too slowly what it is told is dropped, and the others are not', async () => {
    const own = await ownServer();
    const [slow, quick] = [await raw(own.port), await raw(own.port)];
    for (const one of [slow, quick]) {
      own.signIn(one, ['private-x']);
      expect([(await one.next()).event, (await one.next()).event]).toEqual([
        'pusher:signin_success',
        'pusher_internal:subscription_succeeded',
      ]);
    }
    slow.socket.pause();
    while (own.server.size === 2) {
      own.server.tell('private-x', 'message', { filler: 'x'.repeat(50_000) }, null);
      expect((await quick.next()).event).toBe('message');
    }
    expect(quick.socket.readyState).toBe(WebSocket.OPEN);
    await own.close();
  });
});

it('a server that stops sends its pages to another one, and waits for none that does not answer', async () => {
  const other = await backendFixture();
  const at = await portOf(other);
  const polite = await raw(at);
  // One that never answers a close.
  const rude = connect(at, '127.0.0.1');
  rude.write(
    'GET /app/portal HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
  );
  await once(rude, 'data');
  rude.on('error', () => undefined);
  await other.close();
  expect(await polite.closed).toBe(4200);
});
