import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Database } from '#services/backend/kernel/database/Database.ts';
import { notifications } from '#services/backend/kernel/database/tables/notifications.ts';
import type { BackendFixture, TestPatient } from '#tests/support/backend/backendFixture.ts';
import { checkoutFixture } from '#tests/support/backend/checkoutFixture.ts';
import { pairedBackends } from '#tests/support/database/pairedBackends.ts';
import { giveNotifications, notificationsOf } from '#tests/support/backend/notificationsOf.ts';
import { asks, subscribedPatient } from '#tests/support/backend/subscribedPatient.ts';

const ROUNDS = 3;
const RIVALS = 12;

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

const [backend, beside] = await pairedBackends({ database: fragile }, {});
const checkout = checkoutFixture(backend);
const rivals = Array.from({ length: RIVALS }, (_, index) => index);
const serverOf = (rival: number) => (rival % 2 === 0 ? backend : beside);

/** The same patient on another server. */
const on =
  (server: BackendFixture, { token }: TestPatient) =>
  (url: string, payload: object = {}) =>
    server.call<{ unread: number }>({
      method: 'POST',
      url,
      payload,
      headers: { host: 'localhost', authorization: `Bearer ${token}` },
    });
const told = async (patient: TestPatient) => (await notificationsOf(patient).told()).toSorted();

it('a change that a lost server has begun is told once, by whoever finishes it', async () => {
  for (const isDone of [false, true]) {
    const { patient, does } = await subscribedPatient(backend);
    failing = { name: 'pause_subscription', isDone };
    expect((await does('pause', asks.pause, `of-a-lost-server-${isDone}`)).status).toBe(500);
    expect(await told(patient)).toEqual([...(isDone ? ['subscription-paused'] : []), 'subscription-started']);
    beside.time.now = new Date(backend.time.now.getTime() + 60_000);
    expect((await does('pause', asks.pause, `of-a-lost-server-${isDone}`, beside)).status).toBe(200);
    expect(await told(patient)).toEqual(['subscription-paused', 'subscription-started']);
  }
});

it('of two servers that approve a visit at the same time, after one was lost, one tells of it', async () => {
  for (const isDone of [false, true]) {
    const { patient, complete } = await checkout.visit();
    await complete();
    failing = { name: 'approve_visit', isDone };
    expect((await on(backend, patient)('/sandbox/simulate/approve-visit')).status).toBe(500);
    await Promise.all(rivals.map((rival) => on(serverOf(rival), patient)('/sandbox/simulate/approve-visit')));
    expect(await told(patient)).toEqual(['visit-approved']);
  }
});

it('an order that ships on two servers at the same time is told once', async () => {
  const { patient, complete } = await checkout.visit();
  await complete();
  await on(backend, patient)('/sandbox/simulate/approve-visit');
  const answers = await Promise.all(
    rivals.map((rival) => on(serverOf(rival), patient)('/sandbox/simulate/ship-order')),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await told(patient)).toEqual(['order-shipped', 'visit-approved']);
});

it('reading one and all at the same time on two servers leaves none unread, and each says when it was read first', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const patient = await backend.patient();
    const ids = await giveNotifications(backend, patient, RIVALS);
    const answers = await Promise.all(
      ids.flatMap((id, rival) => [
        on(serverOf(rival), patient)(`/v2/notifications/${id}/read`),
        on(
          serverOf(rival + 1),
          patient,
        )(rival % 4 === 0 ? '/v2/notifications/read-all' : `/v2/notifications/${id}/read`),
      ]),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    for (const { body } of answers) expect(body.unread).toBeLessThan(RIVALS);
    const rows = await backend.portal.database.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, patient.id));
    expect(rows.filter(({ readAt }) => readAt === null)).toEqual([]);
    expect((await notificationsOf(patient).page()).unread).toBe(0);
  }
});
