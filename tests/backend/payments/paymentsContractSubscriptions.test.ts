import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import {
  sandboxPayments as sandboxPaymentRows,
  sandboxSubscriptions,
} from '#services/backend/kernel/database/tables/payments.ts';
import { noPayments } from '#services/backend/adapters/payments/noPayments.ts';
import type { Payments } from '#services/backend/adapters/payments/Payments.ts';
import { sandboxPayments } from '#services/backend/adapters/payments/sandbox/sandboxPayments.ts';
import { stripePayments } from '#services/backend/adapters/payments/stripe/stripePayments.ts';
import { backendFixture } from '#tests/support/backend/backendFixture.ts';
import { tokenOf } from '#tests/support/backend/checkoutFixture.ts';
import { stripeStandIn } from '#tests/support/standIns/stripeStandIn.ts';

const DAY = 86_400_000;
const SECRET = 'whsec_of_the_tests';

const time = { now: new Date('2026-06-15T12:00:00Z') };
const later = (days: number) => new Date(time.now.getTime() + days * DAY);
const backend = await backendFixture();
const stripe = await stripeStandIn(SECRET, () => time.now);
afterAll(async () => {
  await backend.close();
  await stripe.close();
});

/** How a subscription stands in the provider's own books. */
interface Books {
  readonly paused: boolean;
  readonly canceled: boolean;
  readonly discounted: boolean;
  /** When it is charged next. */
  readonly next: Date;
}

interface Provider {
  readonly payments: () => Payments;
  readonly goodCard: string;
  readonly badCard: string;
  readonly books: (id: string) => Promise<Books>;
  /** Has the charge of a period be refused. @returns the invoice that the provider keeps of it; null where it keeps none */
  readonly owes: (id: string, period: { readonly start: Date; readonly end: Date }) => string | null;
  /** How often it was charged. */
  readonly charges: (id: string) => Promise<number>;
}

const providers: { readonly [name: string]: Provider } = {
  sandbox: {
    payments: () => sandboxPayments(backend.portal.database, () => time.now),
    goodCard: tokenOf(),
    badCard: tokenOf('0341'),
    async books(id) {
      const rows = await backend.portal.database.db.select().from(sandboxSubscriptions);
      const row = rows.find((one) => one.id === id);
      if (!row) throw new Error('there is no such subscription');
      const { paused, status, discountPercent, paidUntil } = row;
      return { paused, canceled: status === 'canceled', discounted: discountPercent > 0, next: paidUntil };
    },
    owes: () => null,
    async charges(id) {
      const { db } = backend.portal.database;
      const [row] = await db.select().from(sandboxSubscriptions).where(eq(sandboxSubscriptions.id, id));
      return (
        await db
          .select()
          .from(sandboxPaymentRows)
          .where(eq(sandboxPaymentRows.customer, row?.customer ?? ''))
      ).length;
    },
  },
  Stripe: {
    payments: () =>
      stripePayments({
        secretKey: 'sk_test_of_the_tests',
        publishableKey: 'pk_test_of_the_tests',
        webhookSecret: SECRET,
        apiUrl: stripe.url,
      }),
    goodCard: 'tok_visa_00000001',
    badCard: 'tok_chargeCustomerFail',
    async books(id) {
      const plan = stripe.subscriptions.get(id);
      if (!plan) throw new Error('there is no such subscription');
      const { pause, canceled, coupon, end } = plan;
      return { paused: pause !== null, canceled, discounted: coupon !== null, next: new Date(end * 1000) };
    },
    owes: (id, period) => stripe.owe(id, period),
    charges: async (id) => stripe.subscriptions.get(id)?.charges ?? 0,
  },
};

let count = 0;

describe.each(Object.keys(providers))('the plans of %s', (name) => {
  const { payments: of, goodCard, badCard, books, owes, charges } = providers[name]!;

  async function begun(token = goodCard) {
    const payments = of();
    count += 1;
    const user = `patient-${name}-${count}`;
    const { customerId } = await payments.createCustomer({
      user,
      email: `${count}@example.com`,
      name: 'Pat Test',
      token,
      key: `card-${user}`,
    });
    const { id } = await payments.startSubscription({
      customerId,
      price: 'price_1',
      quantity: 1,
      paidUntil: later(30),
      key: `start-${user}`,
      metadata: { subscription: user },
    });
    const key = (what: string) => `${user}-${what}`;
    return { payments, id, key };
  }

  it('begin, and are charged next when what was paid for ends', async () => {
    const { id } = await begun();
    expect(await books(id)).toEqual({ paused: false, canceled: false, discounted: false, next: later(30) });
  });

  it('are paused, and go on with the period that was paid for', async () => {
    const { payments, id, key } = await begun();
    await payments.pauseSubscription(id, key('pause'));
    expect((await books(id)).paused).toBe(true);
    const resume = { id, now: false, months: 1, amount: 4400, key: key('resume') };
    const period = await payments.resumeSubscription(resume);
    expect([period.end, await payments.resumeSubscription(resume)]).toEqual([later(30), period]);
    expect(await books(id)).toMatchObject({ paused: false, next: later(30) });
  });

  it.each([
    ['in a period that was paid for beforehand', 0],
    ['after another period has begun', 1],
  ])('go on at once with a period that is charged once: %s', async (_, before) => {
    const { payments, id, key } = await begun();
    for (let index = 0; index < before; index += 1)
      await payments.resumeSubscription({ id, now: true, months: 1, amount: 4400, key: key(`before-${index}`) });
    await payments.pauseSubscription(id, key('pause'));
    const resume = { id, now: true, months: 1, amount: 4400, key: key('resume') };
    const period = await payments.resumeSubscription(resume);
    expect(period.start).toEqual(time.now);
    expect(await books(id)).toMatchObject({ paused: false, next: period.end });
    time.now = new Date(time.now.getTime() + 3_600_000);
    expect(await payments.resumeSubscription(resume)).toEqual(period);
    expect((await books(id)).next).toEqual(period.end);
  });

  it('do not go on at once with a card that is declined', async () => {
    const { payments, id, key } = await begun(badCard);
    await payments.pauseSubscription(id, key('pause'));
    await expect(
      payments.resumeSubscription({ id, now: true, months: 1, amount: 4400, key: key('resume') }),
    ).rejects.toMatchObject({ name: 'PaymentRefusal', status: 402 });
    expect(await books(id)).toMatchObject({ paused: true, next: later(30) });
  });

  it('are moved, whatever was planned before', async () => {
    const { payments, id, key } = await begun();
    const plan = stripe.subscriptions.get(id);
    if (plan) plan.schedule = `sub_sched_${id}`;
    const [start, next] = await payments.rescheduleSubscription({ id, at: later(60), key: key('move') });
    expect([start && start <= time.now, next]).toEqual([true, later(60)]);
    await payments.rescheduleSubscription({ id, at: later(45), key: key('move-again') });
    expect((await books(id)).next).toEqual(later(45));
    expect(await payments.rescheduleSubscription({ id, at: later(45), key: key('move-again') })).toEqual([
      start,
      later(45),
    ]);
  });

  it('take a discount off the next renewal, once, or none', async () => {
    const { payments, id, key } = await begun();
    await payments.discountNextRenewal(id, 20, key('discount'));
    expect((await books(id)).discounted).toBe(true);
    await payments.discountNextRenewal(id, 0, key('no-discount'));
    expect((await books(id)).discounted).toBe(false);
    await payments.discountNextRenewal(id, 20, key('discount-again'));
    await payments.resumeSubscription({ id, now: true, months: 1, amount: 4400, key: key('resume') });
    expect((await books(id)).discounted).toBe(false);
  });

  it('begin with the period that was owed once that is paid, and are charged once for it', async () => {
    const { payments, id, key } = await begun();
    const period = { start: later(30), end: later(60) };
    const owed = { id, invoice: owes(id, period), amount: 4400, period, key: key('pay') };
    expect(await payments.wasPaid(owed)).toBe(false);
    await Promise.all(Array.from({ length: 4 }, () => payments.payOwed(owed)));
    await payments.payOwed(owed);
    expect([await payments.wasPaid(owed), (await books(id)).next]).toEqual([true, later(60)]);
    expect(await charges(id)).toBe(1);
  });

  it('do not begin where the card is declined', async () => {
    const { payments, id, key } = await begun(badCard);
    const period = { start: later(30), end: later(60) };
    const owed = { id, invoice: owes(id, period), amount: 4400, period, key: key('pay') };
    await expect(payments.payOwed(owed)).rejects.toMatchObject({ name: 'PaymentRefusal', status: 402 });
    expect([await payments.wasPaid(owed), await charges(id)]).toEqual([false, 0]);
  });

  it('are ended once, by whoever', async () => {
    const { payments, id, key } = await begun();
    await Promise.all(['a', 'b', 'a'].map((one) => payments.cancelSubscription(id, key(one))));
    await payments.cancelSubscription(id, key('c'));
    expect((await books(id)).canceled).toBe(true);
    await expect(payments.pauseSubscription(id, key('pause'))).rejects.toMatchObject({ name: 'PaymentRefusal' });
  });

  it('are refused where there are none', async () => {
    const {
      pauseSubscription,
      cancelSubscription,
      resumeSubscription,
      rescheduleSubscription,
      discountNextRenewal,
      payOwed,
    } = of();
    const id = 'sub_of_nobody';
    for (const ask of [
      () => pauseSubscription(id, 'key'),
      () => cancelSubscription(id, 'key'),
      () => resumeSubscription({ id, now: true, months: 1, amount: 1, key: 'key' }),
      () => resumeSubscription({ id, now: false, months: 1, amount: 1, key: 'key' }),
      () => rescheduleSubscription({ id, at: later(1), key: 'key' }),
      () => discountNextRenewal(id, 20, 'key'),
      () =>
        payOwed({ id, invoice: 'in_of_nobody', amount: 1, period: { start: later(0), end: later(1) }, key: 'key-pay' }),
    ])
      await expect(ask()).rejects.toMatchObject({ name: 'PaymentRefusal', code: 'resource_missing' });
  });

  it('are changed once by many who ask under one key', async () => {
    const { payments, id, key } = await begun();
    await payments.pauseSubscription(id, key('pause'));
    const before = stripe.subscriptions.get(id)?.changes ?? 0;
    const resume = { id, now: true, months: 1, amount: 4400, key: key('resume') };
    const periods = await Promise.all(Array.from({ length: 6 }, () => payments.resumeSubscription(resume)));
    expect(new Set(periods.map(({ start, end }) => `${start.toISOString()} ${end.toISOString()}`)).size).toBe(1);
    expect((stripe.subscriptions.get(id)?.changes ?? 1) - before).toBe(1);
  });
});

it('the offer of Stripe is one coupon, good for one invoice', () => {
  expect([...stripe.coupons]).toEqual([['portal-renewal-20', { percent: 20, duration: 'once' }]]);
});

it('an answer of Stripe that is lost is asked for again, with one effect', async () => {
  const payments = providers['Stripe']!.payments();
  const plan = [...stripe.subscriptions.values()].find(({ canceled }) => !canceled)!;
  const before = plan.changes;
  stripe.cutNext(3);
  await expect(payments.pauseSubscription(plan.id, 'pause-lost')).rejects.toMatchObject({
    name: 'ProviderUnavailable',
  });
  await payments.pauseSubscription(plan.id, 'pause-lost');
  await payments.pauseSubscription(plan.id, 'pause-lost');
  expect(plan.changes - before).toBe(1);
});

it('without a provider nothing can be changed', async () => {
  await expect(noPayments.pauseSubscription('sub', 'key')).rejects.toMatchObject({ name: 'ProviderUnavailable' });
});
