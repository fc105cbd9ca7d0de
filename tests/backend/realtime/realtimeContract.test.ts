import { createHmac } from 'node:crypto';
import Pusher from 'pusher';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  advance,
  backendFixture,
  type BackendFixture,
  type TestPatient,
} from '#tests/support/backend/backendFixture.ts';
import { careTeamOf, messagesOf } from '#tests/support/backend/messagesOf.ts';
import { portOf, socketOf, type TestSocket } from '#tests/support/backend/socketsOf.ts';
import { pusherStandIn } from '#tests/support/standIns/pusherStandIn.ts';
import { forgedFrom } from '#tests/support/backend/forgedFrom.ts';

const path = (user: string) => `/pusher/auth/presence/${user}/Pat/patient`;

/** Each way to tell pages what is new: the backend with it, and where its sockets are. */
const ways = {
  'the portal’s own server': async () => {
    const backend = await backendFixture();
    return { backend, port: await portOf(backend), close: () => backend.close() };
  },
  'the hosted service': async () => {
    const standIn = await pusherStandIn();
    const backend = await backendFixture({ settings: { pusher: standIn.settings } });
    return {
      backend,
      port: standIn.port,
      async close() {
        await backend.close();
        await standIn.close();
      },
    };
  },
};

/** The hosted service passes events on concurrently, so a test waits for each before it causes the next. */
async function hears({ heard }: TestSocket, count: number): Promise<void> {
  await expect.poll(() => heard.length).toBe(count);
}

describe.each(Object.entries(ways))('%s', (_name, begin) => {
  let backend: BackendFixture;
  let port: number;
  let team: Awaited<ReturnType<typeof careTeamOf>>;
  let end: () => Promise<void>;
  const open: TestSocket[] = [];

  beforeAll(async () => {
    const begun = await begin();
    ({ backend, port } = begun);
    end = () => begun.close();
    team = await careTeamOf(backend);
  });
  afterEach(() => {
    for (const socket of open.splice(0)) socket.close();
  });
  afterAll(() => end());

  const connection = () => backend.tenant.organization.settings.realtime;
  const connect = (of: Pick<TestPatient, 'send'>, forge?: (auth: string) => string) => {
    const socket = socketOf(of, connection(), port, forge);
    open.push(socket);
    return socket;
  };
  /** A page that hears everything of its patient. */
  async function page(patient: TestPatient) {
    const socket = connect(patient);
    socket.signIn();
    const channels = [`private-conversation-${messagesOf(patient).cid}`, `private-user-${patient.id}`];
    const answers = await Promise.all(channels.map((channel) => socket.subscribe(channel)));
    expect(answers).toEqual(['subscribed', 'subscribed']);
    return { socket, id: await socket.connected(), conversation: channels[0] ?? '', user: channels[1] ?? '' };
  }
  const patientWithTalk = async () => {
    const patient = await backend.patient();
    const mine = messagesOf(patient);
    await mine.conversation();
    return { patient, mine };
  };

  it('tells of a message, of reading and of typing of the care team by ids alone', async () => {
    const { patient, mine } = await patientWithTalk();
    const { socket, conversation, user } = await page(patient);
    const sent = (await mine.send('My blood pressure')).body._id;
    await hears(socket, 1);
    await team.types(patient);
    await hears(socket, 2);
    await team.reads(patient);
    await hears(socket, 3);
    const answer = await team.writes(patient, 'Take your rapamycin');
    await hears(socket, 5);
    expect(socket.heard.filter(({ channel }) => channel === conversation)).toEqual([
      { channel: conversation, event: 'message', data: { conversation_id: mine.cid, message_id: sent } },
      { channel: conversation, event: 'typing', data: { conversation_id: mine.cid, author_id: team.authorId } },
      { channel: conversation, event: 'read', data: { conversation_id: mine.cid, reader_id: team.authorId } },
      { channel: conversation, event: 'message', data: { conversation_id: mine.cid, message_id: answer } },
    ]);
    const { body } = await patient.send<{ docs: { _id: string }[] }>('GET', '/v2/notifications');
    expect(socket.heard.filter(({ channel }) => channel === user)).toEqual([
      { channel: user, event: 'notification', data: { notification_id: body.docs[0]?._id } },
    ]);
  });

  it('tells the patient’s other pages of what one of them does, and not that one', async () => {
    const { patient, mine } = await patientWithTalk();
    const here = await page(patient);
    const there = await page(patient);
    await team.writes(patient, 'Hello');
    await hears(there.socket, 2);
    await mine.types(here.id);
    await hears(there.socket, 3);
    await mine.read(undefined, here.id);
    await hears(there.socket, 4);
    await mine.send({ message: 'Hello', socket_id: here.id });
    await hears(there.socket, 5);
    const events = ({ socket, conversation }: typeof here) =>
      socket.heard.filter(({ channel }) => channel === conversation).map(({ event }) => event);
    expect(events(there)).toEqual(['message', 'typing', 'read', 'message']);
    expect(events(here)).toEqual(['message']);
  });

  it('tells nobody else: channels of others are refused, and nothing of them is heard', async () => {
    const { patient } = await patientWithTalk();
    const stranger = await patientWithTalk();
    const { socket } = await page(stranger.patient);
    const channels = [`private-conversation-${messagesOf(patient).cid}`, `private-user-${patient.id}`];
    for (const channel of [...channels, `presence-channel-${backend.evergreen.id}`, 'private-anything'])
      expect(await socket.subscribe(channel)).toBe('refused');
    await team.writes(patient, 'Private');
    await stranger.mine.send('To be heard after it');
    await expect.poll(() => socket.heard.length).toBe(1);
  });

  it('refuses signatures that are forged, of another channel, or of another socket', async () => {
    const { patient } = await patientWithTalk();
    const channel = `private-user-${patient.id}`;
    const forged = connect(patient, forgedFrom);
    const others: string[] = [];
    const first = connect(patient, (auth) => {
      others.push(auth);
      return auth;
    });
    for (const socket of [forged, first]) socket.signIn();
    expect(await forged.subscribe(channel)).toBe('refused');
    expect(await first.subscribe(channel)).toBe('subscribed');
    const borrowed = connect(patient, () => others[0] ?? '');
    borrowed.signIn();
    expect(await borrowed.subscribe(channel)).toBe('refused');
    const swapped = connect(patient, () => others[0] ?? '');
    swapped.signIn();
    expect(await swapped.subscribe(`private-conversation-${messagesOf(patient).cid}`)).toBe('refused');
  });

  it('authorizes nobody whose token has expired, whose session has ended, or who has none', async () => {
    const { patient } = await patientWithTalk();
    const asked = { socket_id: '1.2', channel_name: `private-user-${patient.id}` };
    const ask = async (url: string, payload: object, authorization?: string) =>
      (await backend.call({ method: 'POST', url, payload, headers: authorization ? { authorization } : {} })).status;
    const token = `Bearer ${patient.token}`;
    expect(await ask('/pusher/auth', asked, token)).toBe(200);
    expect(await ask('/pusher/auth', asked)).toBe(401);
    advance(backend, 901);
    expect(await ask('/pusher/auth', asked, token)).toBe(401);
    expect(await ask('/pusher/user-auth', { socket_id: '1.2' }, token)).toBe(401);
    advance(backend, -901);
    await patient.send('POST', '/v2/session/logout-everywhere');
    expect(await ask('/pusher/auth', asked, token)).toBe(401);
    expect(await ask('/pusher/user-auth', { socket_id: '1.2' }, token)).toBe(401);
  });

  it('ends the sockets of a session with it, and no others', async () => {
    const { patient } = await patientWithTalk();
    const ended = await page(patient);
    const { body } = await backend.call<{ token: string }>({
      method: 'POST',
      url: `/login/${patient.org}`,
      payload: { email: patient.email, password: 'Portal123' },
    });
    const again: TestPatient = {
      ...patient,
      token: body.token,
      send: (method, url, payload) =>
        backend.call({
          method,
          url,
          ...(payload && { payload }),
          headers: { authorization: `Bearer ${body.token}` },
        }),
    };
    const other = await page(again);
    const stranger = await page((await patientWithTalk()).patient);
    await again.send('DELETE', `/v2/sessions/${patient.session}`);
    await expect.poll(() => ended.socket.state()).not.toBe('connected');
    expect([other.socket.state(), stranger.socket.state()]).toEqual(['connected', 'connected']);
    await team.writes(patient, 'After it');
    await expect.poll(() => other.socket.heard.length).toBe(2);
    expect(ended.socket.heard).toEqual([]);
    // Whoever comes back is not let in again.
    await expect.poll(() => ended.socket.state()).not.toBe('connecting');
    expect(ended.socket.heard).toEqual([]);
  });

  it('ends the sockets of a session that logs out', async () => {
    const { patient } = await patientWithTalk();
    const { socket } = await page(patient);
    await patient.send('POST', '/v2/session/logout-everywhere');
    await expect.poll(() => socket.state()).not.toBe('connected');
  });

  it('says who is there by ids that are nobody’s, with members that come and go', async () => {
    const name = `presence-channel-${backend.tenant.id}`;
    const one = (await patientWithTalk()).patient;
    const two = (await patientWithTalk()).patient;
    const first = connect(one);
    first.signIn();
    expect(await first.subscribe(name)).toBe('subscribed');
    const second = connect(two);
    second.signIn();
    expect(await second.subscribe(name)).toBe('subscribed');
    await expect.poll(() => first.heard.length).toBe(1);
    second.close();
    await expect.poll(() => first.heard.length).toBe(2);
    expect(first.heard.map(({ event }) => event)).toEqual(['pusher:member_added', 'pusher:member_removed']);
    const told = JSON.stringify(first.heard);
    for (const known of [one.id, two.id, one.session, two.session, 'Pat', '@']) expect(told).not.toContain(known);
    expect(first.heard[0]?.data).toEqual({ id: expect.stringMatching(/^[0-9a-f]{24}$/), info: {} });
  });

  it('takes the form that the client library sends, also for who is there', async () => {
    const { patient } = await patientWithTalk();
    const headers = {
      authorization: `Bearer ${patient.token}`,
      'content-type': 'application/x-www-form-urlencoded',
    };
    const ask = (url: string, channel: string) =>
      backend.call<{ auth: string }>({
        method: 'POST',
        url,
        payload: `socket_id=1.2&channel_name=${channel}`,
        headers,
      });
    const presence = `presence-channel-${backend.tenant.id}`;
    expect((await ask('/pusher/auth', `private-user-${patient.id}`)).status).toBe(200);
    expect((await ask(path(patient.id), presence)).status).toBe(200);
    expect((await ask(path('a'.repeat(24)), presence)).status).toBe(404);
    expect((await ask(path(patient.id), `private-user-${patient.id}`)).status).toBe(404);
    expect((await ask(path(patient.id), `presence-channel-${backend.evergreen.id}`)).status).toBe(404);
  });

  it('refuses events of clients', async () => {
    const { patient } = await patientWithTalk();
    const here = await page(patient);
    const there = await page(patient);
    const refused = new Promise<unknown>((done) => here.socket.client.connection.bind('error', done));
    here.socket.client.channel(here.user).trigger('client-notification', { notification_id: 'forged' });
    expect(await refused).toMatchObject({ data: { code: 4301 } });
    await team.writes(patient, 'Heard after it');
    await expect.poll(() => there.socket.heard.length).toBe(2);
    expect(JSON.stringify(there.socket.heard)).not.toContain('forged');
  });
});

const policyOf = async ({ app }: BackendFixture) => {
  const { headers } = await app.inject({ method: 'GET', url: '/' });
  return /connect-src [^;]*/.exec(String(headers['content-security-policy']))?.[0];
};

it('pages may connect to the hosted service where it is set up, and are told how', async () => {
  const pusher = { appId: '1', key: 'abcdef', secret: 'secret', cluster: 'us2', apiUrl: 'http://127.0.0.1:1' };
  const own = await backendFixture();
  const hosted = await backendFixture({ settings: { pusher } });
  expect(await policyOf(own)).toBe("connect-src 'self'");
  expect(await policyOf(hosted)).toBe("connect-src 'self' wss://ws-us2.pusher.com https://sockjs-us2.pusher.com");
  const { settings } = hosted.tenant.organization;
  expect(settings.realtime).toEqual({ provider: 'pusher', key: 'abcdef', cluster: 'us2' });
  expect(JSON.stringify(settings)).not.toContain('secret');
  await own.close();
  await hosted.close();
});

it('the portal’s own server signs as the library of the service does', async () => {
  const backend = await backendFixture({ settings: { secret: 's'.repeat(32) } });
  const secret = createHmac('sha256', 's'.repeat(32)).update('realtime').digest('base64url');
  const sdk = new Pusher({ appId: '1', key: 'portal', secret, cluster: 'none' });
  const { realtime } = backend.portal;
  expect(realtime.authorizeChannel('1.2', 'private-a')).toEqual(sdk.authorizeChannel('1.2', 'private-a'));
  expect(realtime.authorizeChannel('1.2', 'presence-a', 'x')).toEqual(
    sdk.authorizeChannel('1.2', 'presence-a', { user_id: 'x', user_info: {} }),
  );
  const signedIn = realtime.authorizeSignIn('1.2', { session: 's', user: 'u', channels: [] });
  expect(signedIn.auth).toBe(sdk.authenticateUser('1.2', JSON.parse(signedIn.user_data)).auth);
  await backend.close();
});
