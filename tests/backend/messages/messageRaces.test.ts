import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Database } from '#services/backend/kernel/database/Database.ts';
import { attachments, conversations } from '#services/backend/kernel/database/tables/messages.ts';
import { careTeamOf, messagesOf, newKey } from '#tests/support/backend/messagesOf.ts';
import { pairedBackends } from '#tests/support/database/pairedBackends.ts';
import { picture } from '#tests/support/files/pictures.ts';
import { times } from '#tests/support/full.ts';

const ROUNDS = times(5, 100);
const RIVALS = 10;

/** After which statement the first server loses the answer, once. */
let losing: string | undefined;

const fragile = (database: Database): Database => ({
  ...database,
  query: async (statement, parameters) => {
    const rows = await database.query(statement, parameters);
    if (statement.name !== losing) return rows;
    losing = undefined;
    throw new Error('the connection was lost');
  },
});

const [backend, beside] = await pairedBackends({ database: fragile }, {});
const { db } = backend.portal.database;
const team = await careTeamOf(backend);
const rivals = Array.from({ length: RIVALS }, (_, index) => index);
const photo = await picture(40, 30).png().toBuffer();

const both = async () => {
  const patient = await backend.patient();
  const servers = [messagesOf(patient), messagesOf(patient, beside)] as const;
  return { patient, here: servers[0], serverOf: (rival: number) => servers[rival % 2 === 0 ? 0 : 1] };
};

it('a conversation that both servers are asked for at once is one', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { patient, serverOf } = await both();
    const answers = await Promise.all(rivals.map((rival) => serverOf(rival).conversation()));
    expect(new Set(answers.map(({ _id }) => _id)).size).toBe(1);
    expect(await db.select().from(conversations).where(eq(conversations.userId, patient.id))).toHaveLength(1);
  }
});

it('a message that both servers are sent at once with one key is one, and all get the same answer', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { serverOf, here } = await both();
    const key = newKey();
    const answers = await Promise.all(rivals.map((rival) => serverOf(rival).send('Once', key)));
    expect(answers.map(({ status }) => status)).toEqual(rivals.map(() => 200));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await here.all()).toHaveLength(1);
  }
});

it('of messages with one key and other contents, one is sent and the others are refused', async () => {
  const { serverOf, here } = await both();
  const key = newKey();
  const answers = await Promise.all(rivals.map((rival) => serverOf(rival).send(`Message ${rival}`, key)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(RIVALS - 1);
  expect(await here.all()).toHaveLength(1);
});

it('messages of both sides by both servers at once are all there, each at a moment of its own', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { patient, serverOf, here } = await both();
    const answers = await Promise.all([
      ...rivals.map(async (rival) => (await serverOf(rival).send(`Mine ${rival}`)).body._id),
      ...rivals.map((rival) => team.writes(patient, `Theirs ${rival}`)),
    ]);
    const all = await here.all();
    expect(new Set(all.map(({ _id }) => _id))).toEqual(new Set(answers));
    const moments = all.map(({ created_at }) => created_at);
    expect(moments).toEqual([...new Set(moments)].toSorted());
  }
});

it('a message whose answer the server has lost is sent once, when it is repeated at the other one', async () => {
  const { serverOf, here } = await both();
  const key = newKey();
  losing = 'send_message';
  expect((await here.send('Lost', key)).status).toBe(500);
  expect((await serverOf(1).send('Lost', key)).status).toBe(200);
  expect(await here.all()).toHaveLength(1);
});

it('a draft that both servers are sent on one revision is taken once', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { serverOf, here } = await both();
    const answers = await Promise.all(
      rivals.map((rival) => serverOf(rival).saveDraft({ text: `Draft ${rival}`, revision: 0 })),
    );
    const taken = answers.filter(({ status }) => status === 200);
    expect(taken.map(({ body }) => body)).toEqual([await here.draft()]);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(RIVALS - 1);
  }
});

it('a file that both servers are sent at once with one key is one, and its bytes are kept once', async () => {
  const { patient, serverOf } = await both();
  const key = newKey();
  const answers = await Promise.all(rivals.slice(0, 6).map((rival) => serverOf(rival).upload({ file: photo }, key)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1);
  expect(await db.select().from(attachments).where(eq(attachments.userId, patient.id))).toHaveLength(1);
});

it('a file that two messages are sent with at once goes with one of them', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { serverOf, here } = await both();
    const { body } = await here.upload({ file: photo });
    const answers = await Promise.all(
      rivals.map((rival) => serverOf(rival).send({ message: `With it ${rival}`, attachments: [body._id] })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(RIVALS - 1);
    expect((await here.all()).map(({ attachments: files }) => files.length)).toEqual([1]);
  }
});
