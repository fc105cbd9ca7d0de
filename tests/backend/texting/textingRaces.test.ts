import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { TextMessage } from '#services/backend/adapters/sms/Texter.ts';
import type { Database } from '#services/backend/kernel/database/Database.ts';
import { notifications } from '#services/backend/kernel/database/tables/notifications.ts';
import { users } from '#services/backend/kernel/database/tables/users.ts';
import { claimText } from '#services/backend/modules/texting/store.ts';
import { TEXTS_A_MONTH } from '#services/backend/modules/texting/TEXTS_A_MONTH.ts';
import { fullProfile, type TestPatient } from '#tests/support/backend/backendFixture.ts';
import { doJobs, retryNow } from '#tests/support/backend/doJobs.ts';
import { giveNotifications } from '#tests/support/backend/notificationsOf.ts';
import { pairedBackends } from '#tests/support/database/pairedBackends.ts';

const ROUNDS = 3;
const MONTH = '2026-06';
const NOON = new Date('2026-06-15T19:00:00.000Z');

const sent: TextMessage[] = [];
const texter = { send: async (message: TextMessage) => void sent.push(message) };

/** At which statement the first server loses its connection, once: before it, or after it with its answer. */
let failing: { readonly name: string; readonly isDone: boolean } | undefined;

const fragile = (database: Database): Database => ({
  ...database,
  query: async (statement, parameters) => {
    if (statement.name !== failing?.name) return database.query(statement, parameters);
    const { isDone } = failing;
    failing = undefined;
    if (isDone) await database.query(statement, parameters);
    throw new Error('the connection was lost');
  },
});

const servers = await pairedBackends({ database: fragile, texter }, { texter });
const [backend, beside] = servers;
const { db } = beside.portal.database;

const consented = async () =>
  backend.patient({
    ...fullProfile,
    mobileNumber: '2135550123',
    mobileVerified: true,
    smsSince: new Date('2026-01-01T00:00:00Z'),
  });
const textedTo = ({ id }: TestPatient) => sent.filter(({ userId }) => userId === id);
const rowOf = async ({ id }: TestPatient) => (await db.select().from(users).where(eq(users.id, id)))[0];

/** What both servers claim of notifications, each of them twice at the same time. */
const claimAll = async (ids: readonly string[]) => {
  const claims = [...ids, ...ids].flatMap((id) =>
    servers.map(({ portal }) => claimText(portal.database, id, MONTH, NOON)),
  );
  return (await Promise.all(claims)).filter((claimed) => claimed !== undefined);
};

beforeEach(() => {
  for (const { time } of servers) time.now = NOON;
});

it('two servers together claim each notification once, and no eleventh in the month', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const patient = await consented();
    expect(await claimAll(await giveNotifications(backend, patient, TEXTS_A_MONTH - 1))).toHaveLength(9);
    expect(await claimAll(await giveNotifications(backend, patient, TEXTS_A_MONTH))).toHaveLength(1);
    expect(await rowOf(patient)).toMatchObject({ textsMonth: MONTH, textsSent: TEXTS_A_MONTH });
    const rows = await db.select().from(notifications).where(eq(notifications.userId, patient.id));
    expect(rows.filter(({ textedAt }) => textedAt === null)).toEqual([]);
  }
});

const locked = async () => (await beside.portal.database.execute('select 1 from pg_locks where not granted')).rows;

it('whoever stops while a text is on its way gets it no more', async () => {
  const patient = await consented();
  const [id = ''] = await giveNotifications(backend, patient, 1);
  const claimed = await db.transaction(async (stopping) => {
    await stopping.update(users).set({ smsSince: null }).where(eq(users.id, patient.id));
    const claiming = claimText(backend.portal.database, id, MONTH, NOON);
    await expect.poll(locked).toHaveLength(1);
    return { claiming };
  });
  expect(await claimed.claiming).toBeUndefined();
  expect(await rowOf(patient)).toMatchObject({ smsSince: null, textsSent: 0 });
});

it('two servers that look at the same time send each text once', async () => {
  const patient = await consented();
  await giveNotifications(backend, patient, 5);
  await Promise.all(servers.map((server) => doJobs(server, 'texts')));
  await Promise.all(servers.map((server) => doJobs(server, 'texts')));
  expect(textedTo(patient)).toHaveLength(5);
});

it('a server that is lost before the mark loses nothing, and after it the text alone', async () => {
  for (const isDone of [false, true]) {
    const patient = await consented();
    await giveNotifications(backend, patient, 1);
    failing = { name: 'claim_text', isDone };
    await doJobs(backend, 'texts');
    expect(textedTo(patient)).toEqual([]);
    await retryNow(beside, 'texts');
    await doJobs(beside, 'texts');
    expect(textedTo(patient)).toHaveLength(isDone ? 0 : 1);
  }
});
