import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Problem } from '#schemas/problem.ts';
import { orderNumberOf } from '#flows/kinds/describing/orderNumberOf.ts';
import { advance, backendFixture, type TestPatient } from '#tests/support/backend/backendFixture.ts';
import { checkoutFixture, tokenOf } from '#tests/support/backend/checkoutFixture.ts';
import { doJobs, failedJobs } from '#tests/support/backend/doJobs.ts';
import { mailsTo } from '#tests/support/backend/mailsTo.ts';
import { testMorning } from '#tests/support/backend/testMorning.ts';
import { flakyPayments } from '#tests/support/standIns/flakyPayments.ts';

/** Seconds after which nobody works on a payment any more. */
const LATER = 120;

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

it.each([
  [
    'order',
    async (patient: TestPatient, intake: string) =>
      checkout.submits(patient, (await checkout.orders(patient, { intake })).body),
  ],
  [
    'plan',
    async (patient: TestPatient, intake: string) => checkout.subscribes(patient, ['longevity-panel', 3], { intake }),
  ],
])('an %s of a visit is told by the receipt of that visit alone', async (_, buy) => {
  const { patient, id, complete } = await checkout.visit('longevity-labs', null);
  const { body } = await buy(patient, id);
  await complete();
  expect((await mailsTo(backend, patient.email)).map(({ subject, text }) => [subject, text])).toEqual([
    ['Your visit was submitted', expect.stringContaining(`Your order number is ${orderNumberOf(body._id)}.`)],
  ]);
});
