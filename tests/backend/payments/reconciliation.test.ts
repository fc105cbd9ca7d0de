import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Problem } from '#schemas/problem.ts';
import type { Order } from '#schemas/wire/order.ts';
import { sandboxPayments, sandboxSubscriptions } from '#services/backend/kernel/database/tables/payments.ts';
import { advance, backendFixture } from '#tests/support/backend/backendFixture.ts';
import { checkoutFixture, tokenOf } from '#tests/support/backend/checkoutFixture.ts';
import { doJobs, failedJobs } from '#tests/support/backend/doJobs.ts';
import { flakyPayments } from '#tests/support/standIns/flakyPayments.ts';
import { stripeStandIn } from '#tests/support/standIns/stripeStandIn.ts';
import { testMorning } from '#tests/support/backend/testMorning.ts';

const SECRET = 'whsec_of_the_tests';
/** Seconds after which nobody works on an operation any more. */
const LATER = 60;

/** A backend whose provider loses answers, and what that provider holds of a patient. */
async function withSandbox() {
  const flaky = flakyPayments();
  const backend = await backendFixture({ payments: flaky.payments });
  const { db } = backend.portal.database;
  return {
    flaky,
    backend,
    token: tokenOf(),
    held: async () => (await db.select().from(sandboxPayments)).filter(({ status }) => status !== 'voided'),
    plans: async () => (await db.select().from(sandboxSubscriptions)).filter(({ status }) => status !== 'canceled'),
    empty: async () => {
      await db.delete(sandboxPayments);
      await db.delete(sandboxSubscriptions);
    },
    close: () => backend.close(),
  };
}

async function withStripe() {
  const flaky = flakyPayments();
  const stripe = await stripeStandIn(SECRET, testMorning);
  const account = { secretKey: 'sk_test', publishableKey: 'pk_test', webhookSecret: SECRET, apiUrl: stripe.url };
  const backend = await backendFixture({ payments: flaky.payments, settings: { stripe: account } });
  return {
    flaky,
    backend,
    token: 'tok_visa_00000001',
    held: async () => [...stripe.intents.values()].filter(({ status }) => status !== 'canceled'),
    plans: async () => [...stripe.subscriptions.values()].filter(({ canceled }) => !canceled),
    empty: async () => {
      stripe.intents.clear();
      stripe.subscriptions.clear();
    },
    close: async () => {
      await backend.close();
      await stripe.close();
    },
  };
}

describe.each([
  ['the sandbox', withSandbox],
  ['Stripe', withStripe],
])('with %s', async (_name, begin) => {
  const provider = await begin();
  const { backend, flaky, held, plans } = provider;
  const checkout = checkoutFixture(backend);
  const supplement = ['nad-supplement', 1] as const;
  const payer = () => checkout.payer({}, provider.token);
  afterAll(provider.close);
  beforeEach(async () => {
    backend.time.now = testMorning();
    await provider.empty();
  });

  /** Time passes, and what was left behind is brought to its end. */
  async function passes(seconds = LATER): Promise<void> {
    advance(backend, seconds);
    await doJobs(backend, 'payments', 'changes');
    expect(await failedJobs(backend)).toEqual([]);
  }

  it('an order whose capture was not heard of is submitted', async () => {
    const patient = await payer();
    const { body: order } = await checkout.orders(patient);
    flaky.loseNext('capture');
    expect((await checkout.submits<Problem>(patient, order)).body).toMatchObject({ status: 503, money: 'unknown' });
    await passes();
    const { body } = await patient.send<Order[]>('GET', `/orders/${patient.org}/patient/${patient.id}`);
    expect(body).toMatchObject([{ _id: order._id, status: 'processing', payment: 'captured' }]);
    expect(await held()).toHaveLength(1);
  });

  it('an order whose price was only reserved is given back, and can be ordered again', async () => {
    const patient = await payer();
    const { body: order } = await checkout.orders(patient);
    flaky.failNext('capture');
    expect((await checkout.submits(patient, order)).status).toBe(503);
    expect(await held()).toHaveLength(1);
    await passes();
    expect(await held()).toEqual([]);
    expect((await checkout.submits(patient, order)).body).toMatchObject({ status: 'processing', payment: 'captured' });
    expect(await held()).toHaveLength(1);
  });

  it('what the provider never heard of costs nothing, and is asked for by nobody', async () => {
    const patient = await payer();
    const { body: order } = await checkout.orders(patient);
    flaky.failNext('authorize');
    expect((await checkout.submits(patient, order)).status).toBe(503);
    await passes();
    expect(await held()).toEqual([]);
    const { payments } = await checkout.books(patient.id);
    expect(payments.map(({ status }) => status)).toEqual(['failed']);
  });

  it('a plan whose first period was taken becomes active', async () => {
    const patient = await payer();
    flaky.loseNext('capture');
    expect((await checkout.subscribes(patient, supplement)).status).toBe(503);
    await passes();
    const { subscriptions } = await checkout.books(patient.id);
    expect(subscriptions).toMatchObject([{ status: 'active', providerId: (await plans())[0]?.id }]);
    expect([(await held()).length, (await plans()).length]).toEqual([1, 1]);
  });

  it('a plan that has begun there without being paid is ended, and its first period given back', async () => {
    const patient = await payer();
    flaky.failNext('capture');
    expect((await checkout.subscribes(patient, supplement)).status).toBe(503);
    expect([(await held()).length, (await plans()).length]).toEqual([1, 1]);
    await passes();
    expect([await held(), await plans()]).toEqual([[], []]);
  });

  it('what is reserved for a visit that was not completed is given back, and its patient can complete it', async () => {
    const { id, complete } = await checkout.visit(undefined, undefined, payer());
    flaky.loseNext('authorize');
    expect((await complete()).status).toBe(503);
    expect(await held()).toHaveLength(1);
    await passes();
    expect(await held()).toEqual([]);
    expect((await complete()).body).toMatchObject({ _id: id, medical_review_payment: { status: 'authorized' } });
    expect(await held()).toHaveLength(1);
  });

  it('a payment that somebody works on is left alone', async () => {
    const patient = await payer();
    const { body: order } = await checkout.orders(patient);
    flaky.meanwhile('capture', () => passes(20));
    expect((await checkout.submits(patient, order)).body).toMatchObject({ status: 'processing', payment: 'captured' });
  });

  /** A patient with a plan, and what is done with it. */
  async function subscribed() {
    const patient = await payer();
    const { body } = await checkout.subscribes(patient, supplement);
    const url = `/v2/subscriptions/${body._id}`;
    return {
      does: (action: string, payload: object) => patient.send('POST', `${url}/${action}`, payload),
      status: async () => (await checkout.books(patient.id)).subscriptions[0]?.status,
    };
  }

  it('a pause and a cancellation that were not heard of are written', async () => {
    const plan = await subscribed();
    flaky.loseNext('pauseSubscription');
    expect((await plan.does('pause', { pause_reason: 'Other' })).status).toBe(503);
    expect(await plan.status()).toBe('active');
    await passes();
    expect(await plan.status()).toBe('paused');
    flaky.loseNext('cancelSubscription');
    expect((await plan.does('cancel', { cancel_reason: 'Other' })).status).toBe(503);
    await passes();
    expect([await plan.status(), await plans()]).toEqual(['canceled', []]);
  });

  it('a period that begins at once is charged only where the patient was there for it', async () => {
    const plan = await subscribed();
    await plan.does('pause', { pause_reason: 'Other' });
    flaky.failNext('resumeSubscription');
    expect((await plan.does('resume', { shipNow: true })).status).toBe(503);
    await passes();
    expect(await plan.status()).toBe('paused');
    flaky.loseNext('resumeSubscription');
    expect((await plan.does('resume', { shipNow: true })).status).toBe(503);
    expect(await plan.status()).toBe('paused');
    await passes();
    expect(await plan.status()).toBe('active');
  });
});

it('a server looks for what was left behind by itself', async () => {
  const provider = await withSandbox();
  const { backend, flaky } = provider;
  const checkout = checkoutFixture(backend);
  const patient = await checkout.payer();
  const { body: order } = await checkout.orders(patient);
  flaky.loseNext('capture');
  await checkout.submits(patient, order);
  const { database } = backend.portal;
  const later = new Date(backend.time.now.getTime() + LATER * 1000);
  const beside = await backendFixture({
    clock: () => later,
    open: async () => ({ ...database, close: async () => undefined }),
  });
  await expect.poll(async () => (await checkout.books(patient.id)).active[0]?.status).toBe('captured');
  await beside.close();
  await provider.close();
});
