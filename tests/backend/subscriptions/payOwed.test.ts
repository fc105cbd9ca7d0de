import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Charges } from '#schemas/wire/charge.ts';
import type { Problem } from '#schemas/problem.ts';
import { notifications } from '#services/backend/kernel/database/tables/notifications.ts';
import { advance, backendFixture } from '#tests/support/backend/backendFixture.ts';
import { doJobs } from '#tests/support/backend/doJobs.ts';
import { asks, subscribedPatient } from '#tests/support/backend/subscribedPatient.ts';
import { flakyPayments } from '#tests/support/standIns/flakyPayments.ts';

const START = new Date('2026-06-15T12:00:00Z');

const flaky = flakyPayments();
const backend = await backendFixture({ payments: flaky.payments });
afterAll(() => backend.close());
beforeEach(() => {
  backend.time.now = START;
});

/** A patient whose renewal was refused a moment ago, and who has another card by now. */
async function owing() {
  const one = await subscribedPatient(backend);
  advance(backend, 3600);
  await one.owes();
  advance(backend, 600);
  const open = async () => (await one.billed()).map(({ status }) => status);
  return { ...one, open };
}

describe('what is owed', () => {
  it('is shown with its period, and nothing is where nothing is owed', async () => {
    const fine = await subscribedPatient(backend);
    expect((await fine.read()).owed).toBeNull();
    const { read } = await owing();
    const { status, owed } = await read();
    expect([status, owed]).toEqual([
      'past_due',
      { amount: 4400, period_start: '2026-06-15T13:00:00.000Z', period_end: '2026-07-15T13:00:00.000Z' },
    ]);
  });

  it.each(['past_due', 'unpaid'] as const)('is paid where it is %s, and its period begins', async (status) => {
    const { does, becomes, read, there, open, patient } = await owing();
    await becomes({ status });
    const { owed } = await read();
    const paid = await does('pay', asks.pay);
    expect([paid.status, paid.body.status, paid.body.active, paid.body.owed]).toEqual([200, 'active', true, null]);
    expect([paid.body.current_period_start, paid.body.current_period_end]).toEqual([
      owed?.period_start,
      owed?.period_end,
    ]);
    expect(await read()).toEqual(paid.body);
    expect(await open()).toEqual(['paid', 'paid']);
    expect(await there()).toMatchObject({ status: 'active', charged: [4400, 4400] });
    expect((await there()).paidUntil.toISOString()).toBe(owed?.period_end);
    const told = await backend.portal.database.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, patient.id));
    expect(told.filter(({ event }) => event === 'plan-renewed')).toHaveLength(1);
  });

  it('stands among the payments from the moment at which it was paid', async () => {
    const { does, patient, authorization } = await owing();
    advance(backend, 60);
    const now = backend.time.now.toISOString();
    await does('pay', asks.pay);
    const headers = { authorization: await authorization() };
    const { body } = await patient.send<Charges>('GET', '/v2/charges', undefined, headers);
    const settled = body.charges.filter(({ settled_at: at }) => at === now);
    expect(settled).toMatchObject([{ status: 'paid', amount: 4400, paid_with: 'Visa ending in 4242' }]);
  });

  it('is not paid as another amount than is owed, and says what is', async () => {
    const { does, there, open } = await owing();
    const { status, body } = await does<Problem>('pay', { amount: 4000 });
    expect([status, body.code, body.current]).toEqual([409, 'OrderChanged', { amount: 4400 }]);
    expect([(await there()).charged, await open()]).toEqual([[4400], ['paid', 'open']]);
  });

  it('is not paid where nothing is owed, and not twice', async () => {
    const fine = await subscribedPatient(backend);
    expect((await fine.does('pay', asks.pay)).body.code).toBe('WrongSubscriptionState');
    const { does, there } = await owing();
    await does('pay', asks.pay);
    expect((await does('pay', asks.pay)).body.code).toBe('WrongSubscriptionState');
    expect((await there()).charged).toEqual([4400, 4400]);
  });

  it('stays owed where the card is declined, and is paid by another one', async () => {
    const { does, keeps, row, open, there } = await owing();
    await keeps('0341');
    const declined = await does('pay', asks.pay, 'the-first-card');
    expect([declined.status, declined.body.code]).toEqual([402, 'CardDeclined']);
    expect([(await row()).status, (await row()).pendingChange, await open()]).toEqual([
      'past_due',
      null,
      ['paid', 'open'],
    ]);
    await keeps('4242');
    expect((await does('pay', asks.pay, 'the-first-card')).status).toBe(200);
    expect((await there()).charged).toEqual([4400, 4400]);
  });

  it('is nobody else’s', async () => {
    const { id, there } = await owing();
    const other = await subscribedPatient(backend);
    const headers = { authorization: await other.authorization() };
    const url = `/v2/subscriptions/${id}/pay`;
    const { status } = await other.patient.send('POST', url, asks.pay, headers);
    expect([status, (await there()).charged]).toEqual([404, [4400]]);
  });
});

describe('a payment in two tabs', () => {
  it('is made once where both pay, though the answer of the first is not there yet', async () => {
    const { does, there, open } = await owing();
    const second: { status?: number; code?: string } = {};
    flaky.meanwhile('payOwed', async () => {
      const { status, body } = await does<Problem>('pay', asks.pay, 'the-second-tab');
      Object.assign(second, { status, code: body.code });
    });
    const first = await does('pay', asks.pay, 'the-first-tab');
    expect([first.status, first.body.status]).toEqual([200, 'active']);
    // The second one finishes what the first began, or is told that nothing is owed any more.
    expect([200, 409]).toContain(second.status);
    expect([(await there()).charged, await open()]).toEqual([
      [4400, 4400],
      ['paid', 'paid'],
    ]);
  });

  it('is made once with one card, though the other tab keeps another one before its answer is there', async () => {
    const { does, keeps, read, there } = await owing();
    flaky.meanwhile('payOwed', () => keeps('5556'));
    flaky.loseNext('payOwed');
    expect((await does('pay', asks.pay, 'the-first-tab')).status).toBe(503);
    await does('pay', asks.pay, 'the-second-tab');
    expect([(await read()).status, (await there()).charged]).toEqual(['active', [4400, 4400]]);
    await doJobs(backend, 'changes');
    expect((await there()).charged).toEqual([4400, 4400]);
  });

  it('that never arrived is not made by what the other one asks for later', async () => {
    const { does, row, there } = await owing();
    flaky.failNext('payOwed');
    expect((await does('pay', asks.pay, 'the-first-tab')).status).toBe(503);
    // The job has the rest of the minute.
    advance(backend, 50);
    await doJobs(backend, 'changes');
    // What is owed is not canceled, and nothing was charged by asking.
    expect((await does<Problem>('cancel', asks.cancel, 'the-second-tab')).body.code).toBe('WrongSubscriptionState');
    expect([(await row()).status, (await there()).charged]).toEqual(['past_due', [4400]]);
    expect((await does('pay', asks.pay, 'the-first-tab')).body.status).toBe('active');
    expect((await there()).charged).toEqual([4400, 4400]);
  });
});

describe('a payment whose answer is lost', () => {
  it('says that nobody knows, and is done once when it is asked for again', async () => {
    const { does, there } = await owing();
    flaky.loseNext('payOwed');
    const lost = await does<Problem>('pay', asks.pay, 'asked-twice');
    expect([lost.status, lost.body.money]).toEqual([503, 'unknown']);
    expect((await does('pay', asks.pay, 'asked-twice')).body.status).toBe('active');
    expect((await there()).charged).toEqual([4400, 4400]);
  });

  it('is written by a job, where nobody asks again', async () => {
    const { does, read, there, open } = await owing();
    flaky.loseNext('payOwed');
    await does('pay', asks.pay);
    advance(backend, 60);
    await doJobs(backend, 'changes');
    expect([(await read()).status, (await there()).charged, await open()]).toEqual([
      'active',
      [4400, 4400],
      ['paid', 'paid'],
    ]);
  });

  it('is taken back where the provider has never heard of it: nobody is charged who is away', async () => {
    const { does, row, there } = await owing();
    flaky.failNext('payOwed');
    expect((await does('pay', asks.pay)).status).toBe(503);
    advance(backend, 60);
    await doJobs(backend, 'changes');
    expect([(await row()).status, (await row()).pendingChange, (await there()).charged]).toEqual([
      'past_due',
      null,
      [4400],
    ]);
  });
});
