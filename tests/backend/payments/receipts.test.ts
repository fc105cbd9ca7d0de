import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Problem } from '#schemas/problem.ts';
import { orderNumberOf } from '#flows/kinds/describing/orderNumberOf.ts';
import { users } from '#services/backend/kernel/database/tables/users.ts';
import { receiveEvent } from '#services/backend/modules/payments/receiveEvent.ts';
import { advance, backendFixture, type TestPatient } from '#tests/support/backend/backendFixture.ts';
import { checkoutFixture, tokenOf } from '#tests/support/backend/checkoutFixture.ts';
import { doJobs, failedJobs } from '#tests/support/backend/doJobs.ts';
import { mailsTo } from '#tests/support/backend/mailsTo.ts';
import { asks, subscribedPatient } from '#tests/support/backend/subscribedPatient.ts';
import { testMorning } from '#tests/support/backend/testMorning.ts';
import { flakyPayments } from '#tests/support/standIns/flakyPayments.ts';

/** Seconds after which nobody works on a payment any more. */
const LATER = 120;
/** Milliseconds. */
const DAY = 86_400_000;

const flaky = flakyPayments();
const backend = await backendFixture({ payments: flaky.payments });
afterAll(() => backend.close());
beforeEach(() => {
  backend.time.now = testMorning();
});
const checkout = checkoutFixture(backend);

const receiptsOf = async ({ email }: Pick<TestPatient, 'email'>) =>
  (await mailsTo(backend, email)).filter(({ subject }) => subject === 'Your receipt').map(({ text }) => text);

describe('the receipt of what is bought without a visit', () => {
  it('is mailed once, and says number, money and the way on', async () => {
    const patient = await checkout.payer();
    const { body: order } = await checkout.orders(patient);
    expect(await receiptsOf(patient)).toEqual([]);
    await checkout.submits(patient, order, {}, 'receipt-key-1');
    await checkout.submits(patient, order, {}, 'receipt-key-1');
    await checkout.submits(patient, order, {}, 'receipt-key-2');
    const [text, ...others] = await receiptsOf(patient);
    expect(others).toEqual([]);
    expect(text).toContain(
      `Your order number is ${orderNumberOf(order._id)}. $229.00 was charged to your card. See what you bought`,
    );
    expect(text).toMatch(new RegExp(`http://localhost:\\d+/orders/${order._id}\n`));
    // What was bought may tell of health.
    expect(text).not.toContain(order.name);
  });

  it('says when a plan renews and for how much, whatever was taken off the first period', async () => {
    const patient = await checkout.payer();
    const { body } = await checkout.subscribes(patient, ['longevity-panel', 3], { promo_code: 'LABS10' });
    const [text, ...others] = await receiptsOf(patient);
    expect(others).toEqual([]);
    expect(text).toContain(
      `Your order number is ${orderNumberOf(body._id)}. $170.10 was charged to your card. Renews every 3 months for $189.00 until you cancel.`,
    );
    expect(text).toMatch(/http:\/\/localhost:\d+\/dashboard\/me\/timeline\n/);
    expect(text).not.toContain(body.name);
  });

  it.each(['order', 'plan'] as const)('is mailed once where the charge of an %s was not heard of', async (what) => {
    const patient = await checkout.payer();
    const { body: order } = await checkout.orders(patient);
    const buys = async () =>
      what === 'order'
        ? checkout.submits<Problem>(patient, order)
        : checkout.subscribes<Problem>(patient, ['nad-supplement', 1]);
    flaky.loseNext('capture');
    expect((await buys()).body.money).toBe('unknown');
    expect(await receiptsOf(patient)).toEqual([]);
    advance(backend, LATER);
    await doJobs(backend, 'payments');
    expect(await failedJobs(backend)).toEqual([]);
    expect(await receiptsOf(patient)).toHaveLength(1);
    expect((await buys()).status).toBe(200);
    expect(await receiptsOf(patient)).toHaveLength(1);
  });

  it('is not mailed where nothing was bought', async () => {
    const patient = await checkout.payer({}, tokenOf('0341'));
    const { body: order } = await checkout.orders(patient);
    expect((await checkout.submits(patient, order)).status).toBe(402);
    expect((await checkout.subscribes(patient, ['nad-supplement', 1])).status).toBe(402);
    expect(await receiptsOf(patient)).toEqual([]);
  });
});

describe('what is bought for a visit', () => {
  const bought = [
    [
      'order',
      async (patient: TestPatient, intake: string) =>
        checkout.submits(patient, (await checkout.orders(patient, { intake })).body),
    ],
    [
      'plan',
      async (patient: TestPatient, intake: string) => checkout.subscribes(patient, ['longevity-panel', 3], { intake }),
    ],
  ] as const;

  it.each(bought)('an %s has its receipt where the visit is never sent, and no other once it is', async (_, buy) => {
    const { patient, id, complete } = await checkout.visit('longevity-labs', null);
    const { body } = await buy(patient, id);
    const number = `Your order number is ${orderNumberOf(body._id)}.`;
    const receipts = await receiptsOf(patient);
    expect(receipts).toEqual([expect.stringContaining(`${number} $`)]);
    await complete();
    expect(await receiptsOf(patient)).toEqual(receipts);
    const sent = (await mailsTo(backend, patient.email)).find(({ subject }) => subject !== 'Your receipt');
    expect([sent?.subject, sent?.text]).toEqual(['Your visit was submitted', expect.stringContaining(number)]);
    expect(sent?.text).not.toContain('$');
    expect(sent?.text).not.toContain('charged');
  });

  it('has it once where the charge of an order was not heard of', async () => {
    const { patient, id } = await checkout.visit('longevity-labs', null);
    const { body: order } = await checkout.orders(patient, { intake: id });
    flaky.loseNext('capture');
    expect((await checkout.submits<Problem>(patient, order)).body.money).toBe('unknown');
    expect(await receiptsOf(patient)).toEqual([]);
    advance(backend, LATER);
    await doJobs(backend, 'payments');
    expect(await failedJobs(backend)).toEqual([]);
    expect(await receiptsOf(patient)).toHaveLength(1);
  });
});

const approves = ({ send }: TestPatient) => send('POST', '/sandbox/simulate/approve-visit', {});
/** The provider says that it was taken. */
const isTold = async ({ id }: TestPatient, name: string) => {
  const { payments } = await checkout.books(id);
  const event = {
    id: `evt_${id}_${name}`,
    type: 'payment_intent.succeeded',
    paymentId: payments[0]?.providerId ?? null,
    reference: null,
    refunded: null,
    subscription: null,
    created: backend.time.now,
  };
  await receiveEvent(backend.portal, event, backend.time.now);
};

describe('what was reserved for a visit', () => {
  it('has its receipt once it is taken, though no news are wanted', async () => {
    const { patient, id, complete } = await checkout.visit();
    await backend.portal.database.db.update(users).set({ emailNotifications: false }).where(eq(users.id, patient.id));
    await complete();
    expect(await receiptsOf(patient)).toEqual([]);
    expect((await approves(patient)).status).toBe(200);
    await isTold(patient, 'late');
    expect(await receiptsOf(patient)).toEqual([
      expect.stringContaining(`Your order number is ${orderNumberOf(id)}. $99.00 was charged to your card.`),
    ]);
  });

  it('has it where the provider tells it first, however often', async () => {
    const { patient, id, complete } = await checkout.visit();
    await complete();
    for (const name of ['first', 'first', 'second']) await isTold(patient, name);
    const receipts = await receiptsOf(patient);
    expect(receipts).toEqual([expect.stringContaining(`${orderNumberOf(id)}. $99.00 was charged to your card.`)]);
    expect((await approves(patient)).status).toBe(200);
    expect(await receiptsOf(patient)).toEqual(receipts);
  });
});

const renewalsOf = async ({ email }: Pick<TestPatient, 'email'>) =>
  (await mailsTo(backend, email))
    .filter(({ subject }) => subject === 'Your subscription was renewed')
    .map(({ text }) => text);

describe('a later period of a plan', () => {
  it('has its receipt when the provider tells of it, however often', async () => {
    const { patient, row } = await subscribedPatient(backend);
    const { providerId, currentPeriodEnd } = await row();
    const start = currentPeriodEnd ?? new Date(0);
    const period = { start, end: new Date(start.getTime() + 30 * DAY) };
    const invoice = { id: `in_${patient.id}`, period, amount: 4400, discount: 400 };
    const tells = (name: string, became: 'paid' | 'failed') => {
      const subscription = { id: providerId ?? '', became, invoice };
      const event = { id: `evt_${name}_${patient.id}`, type: `invoice.${became}`, created: backend.time.now };
      const nothing = { paymentId: null, reference: null, refunded: null };
      return receiveEvent(backend.portal, { ...event, ...nothing, subscription }, backend.time.now);
    };
    await tells('1', 'failed');
    expect(await renewalsOf(patient)).toEqual([]);
    for (const name of ['2', '2', '3']) await tells(name, 'paid');
    expect(await renewalsOf(patient)).toEqual([expect.stringContaining('$40.00 was charged to your card.')]);
  });

  it('has it where it begins at once after a pause', async () => {
    const { patient, does } = await subscribedPatient(backend);
    expect((await does('pause', asks.pause)).status).toBe(200);
    expect((await does('resume', asks.resumeNow)).status).toBe(200);
    expect(await renewalsOf(patient)).toEqual([expect.stringContaining('was charged to your card.')]);
  });

  it('has it where the patient pays what was refused', async () => {
    const { patient, owes, does } = await subscribedPatient(backend);
    await owes();
    expect(await renewalsOf(patient)).toEqual([]);
    expect((await does('pay', asks.pay)).status).toBe(200);
    expect(await renewalsOf(patient)).toEqual([expect.stringContaining('$44.00 was charged to your card.')]);
  });
});
