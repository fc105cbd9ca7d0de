import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import type { Problem } from '#schemas/problem.ts';
import type { Subscription } from '#schemas/wire/subscription.ts';
import { payments, sandboxCustomers, sandboxSubscriptions } from '#services/backend/kernel/database/tables/payments.ts';
import { invoices, subscriptions } from '#services/backend/kernel/database/tables/subscriptions.ts';
import { advance, backendFixture, type TestPatient } from '#tests/support/backend/backendFixture.ts';
import { doJobs } from '#tests/support/backend/doJobs.ts';
import { seededPostgres } from '#tests/support/database/seededPostgres.ts';
import { checkoutFixture, tokenOf } from '#tests/support/backend/checkoutFixture.ts';
import { flakyPayments } from '#tests/support/standIns/flakyPayments.ts';

const flaky = flakyPayments();
const backend = await backendFixture({ payments: flaky.payments });
afterAll(() => backend.close());
const checkout = checkoutFixture(backend);

const DAY = 24 * 60 * 60;
const iso = (seconds = 0) => new Date(backend.time.now.getTime() + seconds * 1000).toISOString();
const change = (id: string, values: Partial<typeof subscriptions.$inferInsert>) =>
  backend.portal.database.db.update(subscriptions).set(values).where(eq(subscriptions.id, id));

const byHand = <Body>(payload: object, headers: { readonly [name: string]: string } = {}) =>
  backend.call<Body>({
    method: 'POST',
    url: '/sandbox/simulate/turn-period',
    payload,
    headers: { host: 'localhost', ...headers },
  });

/** A patient with a supplement each month, of 44 dollars. */
async function subscribed() {
  const patient = await checkout.payer();
  const url = `/v2/subscriptions/product/${checkout.catalogue.planOf('nad-supplement', 1)}`;
  const { body } = await patient.send<Subscription>('POST', url, {});
  /** Ends the period so many days from now, by hand: no token lasts so long. */
  const turn = async (inDays = 0) => {
    const { now } = backend.time;
    advance(backend, inDays * DAY);
    const answered = await byHand<Problem>({ subscriptionId: body._id });
    backend.time.now = now;
    return answered;
  };
  const read = async () => (await patient.send<Subscription>('GET', `/v2/subscriptions/${body._id}`)).body;
  const invoiced = () =>
    backend.portal.database.db
      .select()
      .from(invoices)
      .where(eq(invoices.subscriptionId, body._id))
      .orderBy(invoices.periodStart);
  const taken = async () => (await checkout.books(patient.id)).provider.map(({ amount, status }) => [amount, status]);
  return { patient, id: body._id, subscription: body, turn, read, invoiced, taken };
}

const refuseCard = async ({ id }: TestPatient) => {
  const { payments: paid } = await checkout.books(id);
  const [customer] = (await checkout.books(id)).provider;
  expect(paid).not.toEqual([]);
  await backend.portal.database.db
    .update(sandboxCustomers)
    .set({ card: tokenOf('0341') })
    .where(eq(sandboxCustomers.id, customer?.customer ?? ''));
};
const renewals = async (id: string) =>
  (await backend.portal.database.db.select().from(payments).where(eq(payments.userId, id)))
    .map(({ status }) => status)
    .toSorted();
/** Has the job do what was left behind in the last days. */
const later = async () => {
  const { now } = backend.time;
  advance(backend, 20 * DAY);
  await doJobs(backend, 'payments');
  backend.time.now = now;
};
/** The mails of a patient, but for the receipt of the first period. */
const mailsOf = async ({ id }: Pick<TestPatient, 'id'>) =>
  (await checkout.books(id)).mails.filter(({ subject }) => subject !== 'Your receipt');
/** Where the mails about renewals lead. */
const TIMELINE = /\n\nhttp:\/\/localhost:\d+\/dashboard\/me\/timeline\n\n/;

describe('the end of an active period', () => {
  it('begins the next one, which is charged to the card, invoiced and told by mail without saying what it is', async () => {
    const { patient, id, subscription, turn, read, invoiced, taken } = await subscribed();
    expect((await turn(40)).body).toEqual({ subscriptionId: id });
    const end = subscription.current_period_end ?? '';
    expect(await read()).toMatchObject({
      status: 'active',
      current_period_start: end,
      current_period_end: '2026-08-15T12:00:00.000Z',
    });
    const written = await invoiced();
    expect(written.map(({ amount, status, periodStart }) => [amount, status, periodStart.toISOString()])).toEqual([
      [4400, 'paid', subscription.current_period_start],
      [4400, 'paid', end],
    ]);
    expect((await read()).vendor?.latest_invoice).toBe(written[1]?.id);
    expect(await taken()).toEqual([
      [4400, 'captured'],
      [4400, 'captured'],
    ]);
    const mail = (await mailsOf(patient)).find(({ subject }) => subject === 'Your subscription was renewed');
    expect(mail?.text).toContain('$44.00');
    expect(mail?.text).toMatch(TIMELINE);
    expect(mail?.text).not.toContain('NAD');
  });

  it('comes at once where it lies ahead', async () => {
    const { turn, read } = await subscribed();
    await turn(10);
    expect(await read()).toMatchObject({
      current_period_start: '2026-06-25T12:00:00.000Z',
      current_period_end: '2026-07-25T12:00:00.000Z',
    });
  });

  it('spends a discount once', async () => {
    const { id, turn, invoiced, taken } = await subscribed();
    await change(id, { discountPercent: 20 });
    await turn(40);
    await turn(80);
    expect(new Set((await taken()).map(([amount]) => amount))).toEqual(new Set([3520, 4400]));
    expect((await taken()).length).toBe(3);
    expect((await invoiced()).map(({ discount }) => discount)).toEqual([0, 880, 0]);
  });

  it('has one effect under one key, however often it is asked for', async () => {
    const { id, invoiced, taken } = await subscribed();
    const { now } = backend.time;
    advance(backend, 40 * DAY);
    const headers = { 'idempotency-key': 'turn-1234' };
    const once = () => byHand<object>({ subscriptionId: id }, headers);
    const answered = [...(await Promise.all([once(), once(), once()])), await once()];
    backend.time.now = now;
    for (const { status, body } of answered) expect([status, body]).toEqual([200, { subscriptionId: id }]);
    expect([(await invoiced()).length, (await taken()).length]).toEqual([2, 2]);
  });

  it('has one effect where the answer to the reservation is lost: the next call goes on', async () => {
    const { turn, read, invoiced, taken } = await subscribed();
    flaky.loseNext('authorize');
    expect((await turn(40)).status).toBe(503);
    expect((await read()).current_period_end).toBe('2026-07-15T12:00:00.000Z');
    expect((await turn(40)).status).toBe(200);
    expect((await read()).current_period_end).toBe('2026-08-15T12:00:00.000Z');
    expect((await invoiced()).length).toBe(2);
    expect(await taken()).toEqual([
      [4400, 'captured'],
      [4400, 'captured'],
    ]);
  });

  it('is done where the answer to the charge is lost', async () => {
    const { turn, read, taken } = await subscribed();
    flaky.loseNext('capture');
    expect((await turn(40)).status).toBe(503);
    expect((await read()).current_period_end).toBe('2026-08-15T12:00:00.000Z');
    expect(await taken()).toEqual([
      [4400, 'captured'],
      [4400, 'captured'],
    ]);
  });

  describe('that nobody asks for again', () => {
    it.each(['failNext', 'loseNext'] as const)(
      'is charged by a job where the server ended around the charge (%s), and is paid only then',
      async (fault) => {
        const { patient, turn, read, invoiced, taken } = await subscribed();
        flaky[fault]('capture');
        expect((await turn(10)).status).toBe(503);
        expect(await read()).toMatchObject({ status: 'active', current_period_start: '2026-06-25T12:00:00.000Z' });
        expect((await invoiced()).map(({ status }) => status)).toEqual(['paid', 'open']);
        expect([await renewals(patient.id), (await mailsOf(patient)).length]).toEqual([['authorized', 'captured'], 0]);
        await later();
        expect((await invoiced()).map(({ status }) => status)).toEqual(['paid', 'paid']);
        expect(await renewals(patient.id)).toEqual(['captured', 'captured']);
        expect(await taken()).toEqual([
          [4400, 'captured'],
          [4400, 'captured'],
        ]);
        expect((await mailsOf(patient)).map(({ subject }) => subject)).toEqual(['Your subscription was renewed']);
        await later();
        expect([(await taken()).length, (await mailsOf(patient)).length]).toEqual([2, 1]);
      },
    );

    it('is given back by a job where the server ended before the period turned', async () => {
      const { patient, subscription, turn, read, invoiced, taken } = await subscribed();
      flaky.loseNext('authorize');
      expect((await turn(10)).status).toBe(503);
      await later();
      expect((await read()).current_period_end).toBe(subscription.current_period_end);
      expect([(await invoiced()).length, await renewals(patient.id)]).toEqual([1, ['captured', 'voided']]);
      expect(new Set((await taken()).map(([, status]) => status))).toEqual(new Set(['captured', 'voided']));
      expect((await turn(10)).status).toBe(200);
      expect((await invoiced()).map(({ status }) => status)).toEqual(['paid', 'paid']);
    });
  });

  it('is charged by whoever asks again under its key', async () => {
    const { id, invoiced, taken } = await subscribed();
    const headers = { 'idempotency-key': 'turn-again' };
    const { now } = backend.time;
    advance(backend, 10 * DAY);
    flaky.failNext('capture');
    expect((await byHand({ subscriptionId: id }, headers)).status).toBe(503);
    expect((await byHand({ subscriptionId: id }, headers)).body).toEqual({ subscriptionId: id });
    backend.time.now = now;
    expect((await invoiced()).map(({ status }) => status)).toEqual(['paid', 'paid']);
    expect(await taken()).toEqual([
      [4400, 'captured'],
      [4400, 'captured'],
    ]);
  });

  it('takes nothing where the patient pauses meanwhile', async () => {
    const { id, turn, read, taken } = await subscribed();
    flaky.meanwhile('authorize', () => change(id, { status: 'paused', pauseCollection: 'void', revision: 9 }));
    await turn();
    expect(await read()).toMatchObject({ status: 'paused', current_period_start: iso() });
    expect(new Set((await taken()).map(([, status]) => status))).toEqual(new Set(['captured', 'voided']));
  });
});

describe('a card that is refused', () => {
  it('leaves the subscription past due with an open invoice, which another card pays', async () => {
    const { patient, subscription, turn, read, invoiced, taken } = await subscribed();
    await refuseCard(patient);
    await turn(40);
    expect(await read()).toMatchObject({
      status: 'past_due',
      active: false,
      current_period_start: subscription.current_period_start,
      current_period_end: subscription.current_period_end,
    });
    const [, open] = await invoiced();
    expect(open).toMatchObject({ status: 'open', amount: 4400 });
    expect((await read()).vendor?.latest_invoice).toBe(open?.id);
    const mail = (await mailsOf(patient)).find(({ subject }) => subject === 'Your payment did not go through');
    expect(mail?.text).toMatch(TIMELINE);
    await turn(41);
    expect((await invoiced()).length).toBe(2);
    await patient.send('PUT', `/users/${patient.org}/${patient.id}/add-card`, { token: tokenOf() });
    await turn(42);
    expect(await read()).toMatchObject({ status: 'active', current_period_start: subscription.current_period_end });
    expect(await invoiced()).toMatchObject([{ status: 'paid' }, { status: 'paid', id: open?.id }]);
    expect((await taken()).length).toBe(2);
  });

  it('is tried again only where the subscription is named', async () => {
    const { patient, id, turn } = await subscribed();
    await change(id, { status: 'past_due' });
    expect((await patient.send('POST', '/sandbox/simulate/turn-period', {})).status).toBe(409);
    expect((await turn()).status).toBe(200);
  });
});

describe('a subscription that was rescheduled', () => {
  it('to a day behind its period waits for it, and is charged then', async () => {
    const { id, turn, read, invoiced } = await subscribed();
    const day = new Date('2026-08-01T00:00:00Z');
    await change(id, { status: 'rescheduled', rescheduleAt: day, phases: [1, 2] });
    await turn(60);
    expect(await read()).toMatchObject({
      status: 'paused_by_reschedule',
      current_period_end: '2026-07-15T12:00:00.000Z',
      reschedule_date: day.getTime() / 1000,
      schedule_details: { phases: [{}, {}] },
    });
    expect((await invoiced()).length).toBe(1);
    await turn(60);
    expect(await read()).toMatchObject({
      status: 'active',
      current_period_start: day.toISOString(),
      current_period_end: '2026-09-01T00:00:00.000Z',
      reschedule_date: null,
      schedule_details: { phases: [] },
    });
    expect((await invoiced()).length).toBe(2);
  });

  it('to a day within its period is charged on that day', async () => {
    const { id, turn, read } = await subscribed();
    await change(id, { status: 'rescheduled', rescheduleAt: new Date('2026-07-01T00:00:00Z') });
    await turn(60);
    expect(await read()).toMatchObject({
      status: 'active',
      current_period_start: '2026-07-01T00:00:00.000Z',
      reschedule_date: null,
    });
  });
});

it('a paused period ends without a charge, and what a discount is good for stays', async () => {
  const { patient, id, turn, read, invoiced, taken } = await subscribed();
  await change(id, { status: 'paused', pauseCollection: 'void', discountPercent: 20 });
  await turn(40);
  expect(await read()).toMatchObject({ status: 'paused', current_period_end: '2026-08-15T12:00:00.000Z' });
  expect([(await invoiced()).length, (await taken()).length, (await mailsOf(patient)).length]).toEqual([1, 1, 0]);
  const [row] = (await checkout.books(patient.id)).subscriptions;
  expect(row?.discountPercent).toBe(20);
});

it.each(['trialing', 'active'] as const)('%s coaching is charged like any plan', async (status) => {
  const { id, turn, read, taken } = await subscribed();
  await change(id, { status, type: 'coaching-membership' });
  await turn();
  expect(await read()).toMatchObject({ status: 'active', type: 'coaching-membership' });
  expect((await taken()).length).toBe(2);
});

it('the sandbox provider keeps the same books', async () => {
  const { patient, turn, read } = await subscribed();
  await turn(40);
  const { subscription_id: provider, current_period_end: end } = await read();
  const { db } = backend.portal.database;
  const [book] = await db
    .select()
    .from(sandboxSubscriptions)
    .where(eq(sandboxSubscriptions.id, provider ?? ''));
  expect([book?.status, book?.paidUntil.toISOString()]).toEqual(['active', end]);
  const paid = await db.select().from(payments).where(eq(payments.userId, patient.id));
  expect(paid.map(({ status }) => status)).toEqual(['captured', 'captured']);
});

it.each(['canceled', 'unpaid', 'incomplete', 'created'] as const)(
  'one that is %s has no period that ends',
  async (status) => {
    const { id, turn } = await subscribed();
    await change(id, { status });
    const { status: answered, body } = await turn();
    expect([answered, body.message]).toEqual([409, 'No subscription is in a period that can end.']);
  },
);

it('the newest one is meant where none is named', async () => {
  const first = await subscribed();
  advance(backend, 1);
  const second = await subscribed();
  expect((await byHand({})).body).toEqual({ subscriptionId: second.id });
  const { body } = await first.patient.send('POST', '/sandbox/simulate/turn-period', {});
  expect(body).toEqual({ subscriptionId: first.id });
});

it('rivals on two servers with a real PostgreSQL end one period under one key', async () => {
  const databaseUrl = await seededPostgres();
  const servers = [await backendFixture({ settings: { databaseUrl } })];
  servers.push(await backendFixture({ settings: { databaseUrl } }));
  const [first] = servers;
  if (!first) throw new Error('no server has started');
  const books = checkoutFixture(first);
  for (let round = 0; round < 5; round += 1) {
    const patient = await books.payer();
    const url = `/v2/subscriptions/product/${books.catalogue.planOf('nad-supplement', 1)}`;
    const { body } = await patient.send<Subscription>('POST', url, {});
    const answered = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        (servers[at % servers.length] ?? first).call({
          method: 'POST',
          url: '/sandbox/simulate/turn-period',
          payload: { subscriptionId: body._id },
          headers: { host: 'localhost', 'idempotency-key': `turn-round-${round}` },
        }),
      ),
    );
    expect(new Set(answered.map(({ status }) => status))).toEqual(new Set([200]));
    const { provider, payments: paid, mails } = await books.books(patient.id);
    expect(provider.filter(({ status }) => status === 'captured')).toHaveLength(2);
    expect(provider.filter(({ status }) => status === 'authorized')).toEqual([]);
    const told = mails.filter(({ subject }) => subject !== 'Your receipt');
    expect([paid.length, told.length]).toEqual([2, 1]);
  }
  for (const server of servers) await server.close();
}, 120_000);
