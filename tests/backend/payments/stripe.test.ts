import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import type { Charges } from '#schemas/wire/charge.ts';
import type { Problem } from '#schemas/problem.ts';
import type { Order } from '#schemas/wire/order.ts';
import type { Card } from '#schemas/wire/card.ts';
import type { User } from '#schemas/wire/user.ts';
import { ProviderUnavailable } from '#services/backend/adapters/payments/ProviderUnavailable.ts';
import { payments } from '#services/backend/kernel/database/tables/payments.ts';
import { advance, backendFixture } from '#tests/support/backend/backendFixture.ts';
import { checkoutFixture } from '#tests/support/backend/checkoutFixture.ts';
import { doJobs } from '#tests/support/backend/doJobs.ts';
import { flakyPayments } from '#tests/support/standIns/flakyPayments.ts';
import { stripeStandIn } from '#tests/support/standIns/stripeStandIn.ts';

const SECRET = 'whsec_of_the_tests';

const stripe = await stripeStandIn(SECRET);
const flaky = flakyPayments();
const backend = await backendFixture({
  payments: flaky.payments,
  settings: {
    stripe: {
      secretKey: 'sk_test_of_the_tests',
      publishableKey: 'pk_test_of_the_tests',
      webhookSecret: SECRET,
      apiUrl: stripe.url,
    },
  },
});
const checkout = checkoutFixture(backend);
afterAll(async () => {
  await backend.close();
  await stripe.close();
});

const payer = (token = 'tok_visa_00000001') => checkout.payer({}, token);
const visit = (by = payer()) => checkout.visit(undefined, undefined, by);
const rowsOf = (userId: string) =>
  backend.portal.database.db.select().from(payments).where(eq(payments.userId, userId)).orderBy(payments.createdAt);
const accountsOf = (userId: string) => [...stripe.customers.values()].filter(({ user }) => user === userId);
const intentOf = (id: string | null | undefined) => stripe.intents.get(id ?? '');

/** So often does the SDK ask before it gives up. */
const TRIES = 2;

describe('with Stripe', () => {
  it('organizations tell its publishable key, and pages may load what its card form needs', async () => {
    const { body } = await backend.call<{ settings: { payments: object } }>({
      method: 'GET',
      url: `/organization/${backend.tenant.id}/settings/default`,
    });
    expect(body.settings.payments).toEqual({ provider: 'stripe', publishable_key: 'pk_test_of_the_tests' });
    const page = await backend.call({ method: 'GET', url: '/' });
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("script-src 'self' https://js.stripe.com");
    expect(policy).toContain("frame-src 'self' https://js.stripe.com");
    expect(policy).not.toContain('google');
    expect(policy).not.toContain('unsafe');
  });

  it('a first card opens one account, whatever is lost on the way', async () => {
    const patient = await checkout.payer({}, null);
    const url = `/users/${patient.org}/${patient.id}/billing/profile/create`;
    stripe.cutNext(TRIES);
    const lost = await patient.send('POST', url, { token: 'tok_visa_00000001' });
    expect([lost.status, lost.body.money]).toEqual([503, 'not_charged']);
    const { status, body } = await patient.send<Card>('POST', url, { token: 'tok_visa_00000002' });
    expect([status, body.brand, body.last4, body.exp]).toEqual([200, 'visa', '4242', '03/2031']);
    expect(accountsOf(patient.id)).toMatchObject([{ token: 'tok_visa_00000002' }]);
    const user = await patient.send<User>('GET', `/users/${patient.org}/user/${patient.id}/patient`);
    expect(user.body.stripe_id).toBe(accountsOf(patient.id)[0]?.id);
  });

  it.each([
    ['tok_chargeDeclined', 402, 'CardDeclined', 'Your card was declined.'],
    ['tok_expired', 400, 'CardInvalid', 'Invalid Credit Card'],
  ])('the card of %s is refused', async (token, status, code, message) => {
    const patient = await checkout.payer({}, null);
    const url = `/users/${patient.org}/${patient.id}/billing/profile/create`;
    expect(await patient.send('POST', url, { token })).toMatchObject({ status, body: { code, message } });
  });

  it('a customer is forgotten with the card, once and for all', async () => {
    const patient = await payer();
    const [account] = accountsOf(patient.id);
    const { deleteCustomer } = backend.portal.payments;
    stripe.cutNext(TRIES);
    await expect(deleteCustomer(account?.id ?? '')).rejects.toThrow(ProviderUnavailable);
    await deleteCustomer(account?.id ?? '');
    expect(accountsOf(patient.id)).toEqual([]);
    await deleteCustomer(account?.id ?? '');
  });

  it('a completed visit is reserved there, and taken when it is approved', async () => {
    const { patient, complete } = await visit();
    const { body } = await complete();
    expect(body.medical_review_payment).toEqual({ amount: 9900, status: 'authorized' });
    const [row] = await rowsOf(patient.id);
    expect(intentOf(row?.providerId)).toMatchObject({ amount: 9900, status: 'requires_capture' });
    expect(intentOf(row?.providerId)?.metadata).toEqual({ payment: row?.id });
    expect((await patient.send('POST', '/sandbox/simulate/approve-visit', {})).status).toBe(200);
    expect(intentOf(row?.providerId)?.status).toBe('succeeded');
    const [plan] = [...stripe.subscriptions.values()].slice(-1);
    expect(plan).toMatchObject({ trialEnd: Date.parse('2026-07-15T12:00:00Z') / 1000, canceled: false });
  });

  it('a refused visit is given back there', async () => {
    const { patient, complete } = await visit();
    await complete();
    expect((await patient.send('POST', '/sandbox/simulate/refuse-visit', {})).status).toBe(200);
    const [row] = await rowsOf(patient.id);
    expect([row?.status, intentOf(row?.providerId)?.status]).toEqual(['voided', 'canceled']);
  });

  it('a card that is declined in use leaves the visit open, and a new attempt is a new payment', async () => {
    const { patient, complete } = await visit(payer('tok_chargeCustomerFail'));
    expect((await complete<Problem>()).body).toMatchObject({ code: 'CardDeclined', money: 'not_charged' });
    await patient.send('PUT', `/users/${patient.org}/${patient.id}/add-card`, { token: 'tok_visa_00000003' });
    // Of two payments of one moment, none is the first.
    advance(backend, 1);
    expect((await complete()).status).toBe(200);
    expect((await rowsOf(patient.id)).map(({ status }) => status)).toEqual(['failed', 'authorized']);
  });

  it('a connection that is cut once goes unnoticed', async () => {
    const { complete } = await visit();
    const before = stripe.intents.size;
    stripe.cutNext(1);
    expect((await complete()).status).toBe(200);
    expect(stripe.intents.size).toBe(before + 1);
  });

  it('a connection that is cut again and again leaves one payment, which the next attempt finds', async () => {
    const { complete } = await visit();
    const before = stripe.intents.size;
    stripe.cutNext(TRIES);
    const lost = await complete<Problem>();
    expect([lost.status, lost.body.code, lost.body.money]).toEqual([503, 'PaymentUnavailable', 'unknown']);
    expect((await complete()).status).toBe(200);
    expect(stripe.intents.size).toBe(before + 1);
  });
});

const send = (event: ReturnType<typeof stripe.event>) =>
  backend.call({ method: 'POST', url: '/v2/payments/webhook', ...event });

async function authorized() {
  const { patient, complete } = await visit();
  await complete();
  const status = async () => (await rowsOf(patient.id))[0]?.status;
  const id = (await rowsOf(patient.id))[0]?.providerId ?? '';
  return { patient, id, status };
}

async function lostOrder() {
  const patient = await payer();
  const { body: order } = await checkout.orders(patient);
  flaky.loseNext('capture');
  expect((await checkout.submits<Problem>(patient, order)).body).toMatchObject({ status: 503, money: 'unknown' });
  const id = (await rowsOf(patient.id))[0]?.providerId ?? '';
  const stored = async () =>
    (await patient.send<Order[]>('GET', `/orders/${patient.org}/patient/${patient.id}`)).body.find(
      ({ _id }) => _id === order._id,
    );
  return { patient, order, id, stored };
}

describe('an event of Stripe', () => {
  it('moves a payment on, once, however often it comes', async () => {
    const { id, status } = await authorized();
    const event = stripe.event(`evt_${id}_a`, 'payment_intent.succeeded', id);
    expect((await send(event)).status).toBe(200);
    expect(await status()).toBe('captured');
    expect((await send(event)).status).toBe(200);
    expect(await status()).toBe('captured');
  });

  it('that comes late takes nothing back', async () => {
    const { id, status } = await authorized();
    await send(stripe.event(`evt_${id}_a`, 'payment_intent.succeeded', id));
    await send(stripe.event(`evt_${id}_b`, 'payment_intent.amount_capturable_updated', id));
    await send(stripe.event(`evt_${id}_c`, 'payment_intent.canceled', id));
    expect(await status()).toBe('captured');
  });

  it('about what lapsed keeps the visit from being approved', async () => {
    const { patient, id, status } = await authorized();
    await send(stripe.event(`evt_${id}_a`, 'payment_intent.canceled', id));
    expect(await status()).toBe('voided');
    expect((await patient.send('POST', '/sandbox/simulate/approve-visit', {})).status).toBe(409);
  });

  it('about a payment whose answer was lost is put down to it, and the visit is completed with it', async () => {
    const { patient, complete } = await visit();
    stripe.cutNext(TRIES);
    await complete<Problem>();
    const [id = ''] = [...stripe.intents.keys()].slice(-1);
    await send(stripe.event(`evt_${id}_a`, 'payment_intent.amount_capturable_updated', id));
    expect(await rowsOf(patient.id)).toMatchObject([{ status: 'pending', providerId: id }]);
    expect((await complete()).body.medical_review_payment?.status).toBe('authorized');
    expect(await rowsOf(patient.id)).toHaveLength(1);
  });

  describe('that an order was paid whose answer was lost', () => {
    const submitted = { status: 'processing', payment: 'captured' };

    it('ends in the order, though the patient is away', async () => {
      const { patient, id, stored } = await lostOrder();
      const event = stripe.event(`evt_${id}_a`, 'payment_intent.succeeded', id);
      for (let at = 0; at < 2; at += 1) expect((await send(event)).status).toBe(200);
      advance(backend, 120);
      await doJobs(backend, 'payments');
      advance(backend, -120);
      expect(await stored()).toMatchObject(submitted);
      expect(await rowsOf(patient.id)).toMatchObject([{ status: 'captured', providerId: id }]);
      expect(intentOf(id)?.status).toBe('succeeded');
    });

    it('lets the patient submit it again without paying twice', async () => {
      const { patient, order, id } = await lostOrder();
      await send(stripe.event(`evt_${id}_a`, 'payment_intent.succeeded', id));
      const before = stripe.intents.size;
      expect((await checkout.submits(patient, order)).body).toMatchObject(submitted);
      expect(stripe.intents.size).toBe(before);
      expect(await rowsOf(patient.id)).toHaveLength(1);
    });
  });

  it('that comes before the answer of the request changes nothing of it', async () => {
    const patient = await payer();
    const { body: order } = await checkout.orders(patient);
    flaky.meanwhile('capture', async () => {
      const id = (await rowsOf(patient.id))[0]?.providerId ?? '';
      await send(stripe.event(`evt_${id}_a`, 'payment_intent.succeeded', id));
    });
    expect((await checkout.submits(patient, order)).body).toMatchObject({ status: 'processing', payment: 'captured' });
    expect(await rowsOf(patient.id)).toMatchObject([{ status: 'captured' }]);
  });

  it('that something was given back says how much, in whatever order it comes', async () => {
    const { patient, id, status } = await authorized();
    await send(stripe.event(`evt_${id}_a`, 'payment_intent.succeeded', id));
    for (const [name, refunded] of [
      ['b', 2000],
      ['c', 500],
      ['b', 9900],
    ] as const)
      expect((await send(stripe.refundEvent(`evt_${id}_${name}`, id, refunded))).status).toBe(200);
    expect(await rowsOf(patient.id)).toMatchObject([{ refunded: 2000 }]);
    expect(await status()).toBe('captured');
    expect((await patient.send<Charges>('GET', '/v2/charges')).body.charges).toMatchObject([
      { status: 'partly_refunded', amount: 9900, refunded: 2000 },
    ]);
  });

  it('that something was given back of what the portal did not take changes nothing', async () => {
    expect((await send(stripe.refundEvent('evt_foreign', 'pi_foreign', 100))).status).toBe(200);
  });

  it('of another kind changes nothing', async () => {
    const { id, status } = await authorized();
    expect((await send(stripe.event(`evt_${id}_a`, 'payment_intent.processing', id))).status).toBe(200);
    expect(await status()).toBe('authorized');
  });

  it.each([
    ['without a signature', {}],
    [
      'with a signature of another secret',
      { 'stripe-signature': `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}` },
    ],
  ])('%s is refused', async (_, signature) => {
    const { id, status } = await authorized();
    const { payload } = stripe.event(`evt_${id}_a`, 'payment_intent.succeeded', id);
    const { status: answered } = await backend.call({
      method: 'POST',
      url: '/v2/payments/webhook',
      payload,
      headers: { 'content-type': 'application/json', ...signature },
    });
    expect([answered, await status()]).toEqual([400, 'authorized']);
  });

  it.each([
    ['long ago', -6, 400],
    ['in the future', 6, 400],
    ['a little ahead of our clock', 4, 200],
  ])('that was signed %s is answered', async (_, minutes, answer) => {
    const { id, status } = await authorized();
    const { payload } = stripe.event(`evt_${id}_a`, 'payment_intent.succeeded', id);
    const at = new Date(Date.now() + minutes * 60_000);
    expect((await send(stripe.signedText(payload, at))).status).toBe(answer);
    expect(await status()).toBe(answer === 200 ? 'captured' : 'authorized');
  });

  it.each([
    ['in the future', 6, 400],
    ['a little ahead of our clock', 4, 200],
  ])('that says it happened %s is answered', async (_, minutes, answer) => {
    const { id, status } = await authorized();
    const { payload } = stripe.event(`evt_${id}_a`, 'payment_intent.succeeded', id);
    const created = Math.floor(Date.now() / 1000) + minutes * 60;
    expect((await send(stripe.signedText(JSON.stringify({ ...JSON.parse(payload), created })))).status).toBe(answer);
    expect(await status()).toBe(answer === 200 ? 'captured' : 'authorized');
  });

  it('that was changed on its way is refused', async () => {
    const { id, status } = await authorized();
    const event = stripe.event(`evt_${id}_a`, 'payment_intent.processing', id);
    const payload = event.payload.replace('processing', 'succeeded');
    expect((await send({ ...event, payload })).status).toBe(400);
    expect(await status()).toBe('authorized');
  });
});

/** An event as the stand-in does not send one. */
const oddEvent = (type: string, object: unknown, change: object = {}) =>
  JSON.stringify({ id: 'evt_odd', object: 'event', type, created: 1_780_000_000, data: { object }, ...change });

describe('what is signed and no event', () => {
  const invoice = { id: 'in_1', subtotal: 100, lines: { data: [{ period: { start: 1, end: 2 } }] } };
  const invoiced = (change: object) => oddEvent('invoice.paid', { ...invoice, ...change });
  const periods = (period: unknown) => invoiced({ lines: { data: [{ period }] } });

  const odd = [
    'null',
    '[]',
    '1',
    '"x"',
    '{}',
    'true',
    '{"a":',
    '',
    `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
    `${'{"data":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
    oddEvent('payment_intent.succeeded', null),
    oddEvent('payment_intent.succeeded', {}),
    oddEvent('payment_intent.succeeded', { id: 'pi_1', metadata: null }),
    oddEvent('payment_intent.succeeded', { id: 'pi_1', metadata: { payment: {} } }),
    oddEvent('payment_intent.succeeded', { id: 'pi_\0', metadata: {} }),
    oddEvent('payment_intent.succeeded', { id: 'pi_1', metadata: {} }, { created: 1e20 }),
    oddEvent('payment_intent.succeeded', { id: 'pi_1', metadata: {} }, { created: 'today' }),
    oddEvent('payment_intent.succeeded', { id: 'pi_1', metadata: {} }, { id: null }),
    oddEvent('payment_intent.succeeded', { id: 'pi_1', metadata: {} }, { data: [] }),
    oddEvent('charge.refunded', {}),
    oddEvent('charge.refunded', { payment_intent: 7, amount_refunded: 1 }),
    oddEvent('charge.refunded', { payment_intent: 'pi_1', amount_refunded: -1 }),
    oddEvent('customer.subscription.updated', {}),
    oddEvent('customer.subscription.deleted', { id: 7 }),
    oddEvent('invoice.paid', {}),
    invoiced({ lines: null }),
    invoiced({ lines: { data: [null] } }),
    invoiced({ subtotal: 1e12 }),
    invoiced({ total_discount_amounts: [null] }),
    invoiced({ parent: { subscription_details: { subscription: 1 } } }),
    periods(null),
    periods({ start: 0.5, end: 1 }),
    periods({ start: 1, end: 1e15 }),
  ];

  it.each(odd.map((payload) => [payload.slice(0, 100), payload]))('is refused: %s', async (_, payload) => {
    const { status, body } = await backend.call<Problem>({
      method: 'POST',
      url: '/v2/payments/webhook',
      ...stripe.signedText(payload),
    });
    expect([status, body.code]).toEqual([400, 'InvalidRequest']);
    expect(body.text).toMatch(/^The event is /);
  });

  it.each(['constructor', 'trialing', ''])('but a status that is nothing here, %j, is taken', async (status) => {
    const payload = oddEvent('customer.subscription.updated', { id: 'sub_nobody', status });
    expect((await send(stripe.signedText(payload))).status).toBe(200);
  });
});
