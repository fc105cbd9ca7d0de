import { afterEach, expect, it } from 'vitest';
import type { Message } from '#schemas/wire/messages/message.ts';
import type { BackendFixture, TestPatient } from '#tests/support/backend/backendFixture.ts';
import { careTeamOf, messagesOf } from '#tests/support/backend/messagesOf.ts';
import { portOf, socketOf, type TestSocket } from '#tests/support/backend/socketsOf.ts';
import { pairedBackends } from '#tests/support/database/pairedBackends.ts';

const [backend, beside] = await pairedBackends();
const team = await careTeamOf(backend);
const teamBeside = await careTeamOf(beside);
const open: TestSocket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.close();
});

/** A page of a patient on one of the servers, which keeps the messages that it knows as the portal does. */
async function page(server: BackendFixture, patient: TestPatient) {
  const mine = messagesOf(patient, server);
  await mine.conversation();
  const onServer: Pick<TestPatient, 'send'> = {
    send: (method, url, payload) =>
      server.call({
        method,
        url,
        ...(payload && { payload }),
        headers: { authorization: `Bearer ${patient.token}` },
      }),
  };
  const socket = socketOf(onServer, server.tenant.organization.settings.realtime, await portOf(server));
  open.push(socket);
  const known: Message[] = [];
  /** Reads pages, newest first, until one meets what is known. */
  const catchUp = async () => {
    const last = known.at(-1)?.created_at ?? '';
    const news: Message[] = [];
    let next: string | null | undefined;
    do {
      const read = await mine.page(next ?? undefined);
      news.push(...read.messages.filter(({ created_at: at }) => at > last));
      next = read.messages.some(({ created_at: at }) => at <= last) ? null : read.next;
    } while (next !== null);
    known.push(...news.toReversed());
  };
  let reading = Promise.resolve();
  const read = () => {
    reading = reading.then(catchUp);
  };
  const channel = socket.client.subscribe(`private-conversation-${mine.cid}`);
  channel.bind('message', read);
  channel.bind('pusher:subscription_succeeded', read);
  socket.signIn();
  const subscribed = () => new Promise<void>((done) => channel.bind('pusher:subscription_succeeded', () => done()));
  await subscribed();
  return {
    socket,
    known: () => known.map(({ message }) => message),
    /** Settles once everything is read that was heard of. */
    rest: async () => reading,
    mine,
    back: async () => {
      const again = subscribed();
      socket.client.connect();
      await again;
    },
  };
}

it('a socket that is dropped while 50 messages arrive misses none and doubles none, in their order', async () => {
  const patient = await backend.patient();
  const { socket, known, rest, back } = await page(backend, patient);
  const all = Array.from({ length: 60 }, (_, index) => `Message ${index}`);
  for (const text of all.slice(0, 5)) await team.writes(patient, text);
  await expect.poll(known).toEqual(all.slice(0, 5));
  socket.close();
  await rest();
  // Some on either server, one after another.
  for (const [index, text] of all.slice(5, 55).entries())
    await (index % 2 === 0 ? team : teamBeside).writes(patient, text);
  expect(known()).toEqual(all.slice(0, 5));
  await back();
  for (const text of all.slice(55)) await team.writes(patient, text);
  await expect.poll(known).toEqual(all);
});

it('a page hears at once what is written by another server, and what another page does there', async () => {
  const patient = await backend.patient();
  const here = await page(backend, patient);
  const there = await page(beside, patient);
  await teamBeside.writes(patient, 'From beside');
  await there.mine.send('And back');
  await expect.poll(here.known).toEqual(['From beside', 'And back']);
  await expect.poll(there.known).toEqual(['From beside', 'And back']);
});

it('how far was read is the same on all pages after a socket was dropped', async () => {
  const patient = await backend.patient();
  const here = await page(backend, patient);
  const there = await page(beside, patient);
  await team.writes(patient, 'Hello');
  await here.mine.send('Question');
  here.socket.close();
  await there.mine.read();
  await teamBeside.reads(patient);
  await here.back();
  expect(await here.mine.conversation()).toMatchObject({ patient_read: true, unread: 0, medical_team_read: true });
});

it('a session that ends on one server ends its sockets on the other', async () => {
  const patient = await backend.patient();
  const { socket } = await page(beside, patient);
  await patient.send('POST', '/v2/session/logout-everywhere');
  await expect.poll(() => socket.state()).not.toBe('connected');
});

it('a server that could not hear for a while has its pages connect anew, so that they catch up', async () => {
  const patient = await backend.patient();
  const { socket, known } = await page(backend, patient);
  const before = await socket.connected();
  // The connections on which both servers listen are cut.
  await backend.portal.database.execute(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where query ilike 'listen told_events' and datname = current_database()`,
  );
  await teamBeside.writes(patient, 'Perhaps not told');
  await expect.poll(() => socket.client.connection.socket_id).not.toBe(before);
  await expect.poll(known).toEqual(['Perhaps not told']);
  await teamBeside.writes(patient, 'Told again');
  await expect.poll(known).toEqual(['Perhaps not told', 'Told again']);
});
