import { afterAll, describe, expect, it } from 'vitest';
import type { Subscription } from '#schemas/wire/subscription.ts';
import { backendFixture } from '#tests/support/backend/backendFixture.ts';
import { notificationsOf } from '#tests/support/backend/notificationsOf.ts';
import { stripeStandIn } from '#tests/support/standIns/stripeStandIn.ts';
import { asks, subscribedPatient } from '#tests/support/backend/subscribedPatient.ts';

const SECRET = 'whsec_of_the_tests';
const at = (iso: string) => new Date(`2026-${iso}T12:00:00Z`);

const stripe = await stripeStandIn(SECRET, () => backend.time.now);
const backend = await backendFixture({
  settings: {
    stripe: {
      secretKey: 'sk_test_of_the_tests',
      publishableKey: 'pk_test_of_the_tests',
      webhookSecret: SECRET,
      apiUrl: stripe.url,
    },
  },
});
afterAll(async () => {
  await backend.close();
  await stripe.close();
});

type Event = ReturnType<typeof stripe.event>;

const send = (event: Event) => backend.call({ method: 'POST', url: '/v2/payments/webhook', ...event });

/** Every order in which these can arrive. */
function orders<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  if (items.length < 2) return [items];
  return items.flatMap((item, index) => orders(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
}

let count = 0;

async function subscribed() {
  const one = await subscribedPatient(backend);
  const { providerId } = await one.row();
  const plan = providerId ?? '';
  count += 1;
  const named = (name: string) => `evt_${count}_${name}`;
  return {
    ...one,
    plan,
    stands: (name: string, status: string, day: string) =>
      stripe.planEvent(named(name), 'customer.subscription.updated', plan, status, at(day)),
    ended: (day: string) =>
      stripe.planEvent(named('ended'), 'customer.subscription.deleted', plan, 'canceled', at(day)),
    invoiced: (type: 'paid' | 'payment_failed', day: string, [start, end]: readonly [string, string], discount = 0) =>
      stripe.invoiceEvent(
        named(`${type}_${day}`),
        `invoice.${type}`,
        plan,
        { invoice: `in_${plan}_${start}`, amount: 4400, discount, start: at(start), end: at(end) },
        at(day),
      ),
  };
}

const SECOND = ['07-15', '08-15'] as const;
const THIRD = ['08-15', '09-15'] as const;

describe('what Stripe says of a subscription', () => {
  it('a renewal that is paid begins the period, with one invoice, however often it is said', async () => {
    const { invoiced, read, billed } = await subscribed();
    const paid = invoiced('paid', '07-15', SECOND);
    for (let times = 0; times < 3; times += 1) expect((await send(paid)).status).toBe(200);
    const body: Subscription = await read();
    expect([body.status, body.current_period_start, body.current_period_end]).toEqual([
      'active',
      at('07-15').toISOString(),
      at('08-15').toISOString(),
    ]);
    const [, invoice, ...more] = await billed();
    expect([invoice?.status, invoice?.amount, more]).toEqual(['paid', 4400, []]);
    expect(body.vendor?.latest_invoice).toBe(invoice?.id);
  });

  it('a renewal that fails and is paid after all is paid, in whatever order that is heard', async () => {
    const one = await subscribed();
    const orderings = orders(['failed', 'past_due', 'paid', 'active'] as const);
    for (const [index, ordering] of orderings.entries()) {
      const { invoiced, stands, read, billed } = index === 0 ? one : await subscribed();
      const events = {
        failed: invoiced('payment_failed', '07-15', SECOND),
        past_due: stands('past_due', 'past_due', '07-15'),
        paid: invoiced('paid', '07-18', SECOND),
        active: stands('active', 'active', '07-18'),
      };
      for (const name of ordering) await send(events[name]);
      const body = await read();
      expect([ordering, body.status, body.current_period_end]).toEqual([ordering, 'active', at('08-15').toISOString()]);
      expect((await billed()).map(({ status }) => status)).toEqual(['paid', 'paid']);
    }
  });

  it('a renewal that fails waits for its payment, and the period stays the one that was paid for', async () => {
    const { invoiced, read, billed } = await subscribed();
    await send(invoiced('payment_failed', '07-15', SECOND));
    const body = await read();
    expect([body.status, body.current_period_end]).toEqual(['past_due', at('07-15').toISOString()]);
    expect((await billed()).map(({ status }) => status)).toEqual(['paid', 'open']);
  });

  it('is told to the patient, once however often and by whomever it is said', async () => {
    const { patient, invoiced, ended, does } = await subscribed();
    const told = async () => (await notificationsOf(patient).told()).toSorted();
    await send(invoiced('payment_failed', '07-15', SECOND));
    await send(invoiced('payment_failed', '07-16', SECOND));
    expect(await told()).toEqual(['payment-failed', 'subscription-started']);
    const paid = invoiced('paid', '07-18', SECOND);
    for (let times = 0; times < 2; times += 1) await send(paid);
    expect(await told()).toEqual(['payment-failed', 'plan-renewed', 'subscription-started']);
    await does('cancel', asks.cancel);
    await send(ended('07-19'));
    expect(await told()).toEqual(['payment-failed', 'plan-renewed', 'subscription-canceled', 'subscription-started']);
    const other = await subscribed();
    await send(other.ended('07-15'));
    expect(await notificationsOf(other.patient).told()).toContain('subscription-canceled');
  });

  it('periods never go back', async () => {
    const { invoiced, read } = await subscribed();
    await send(invoiced('paid', '08-15', THIRD));
    await send(invoiced('paid', '07-15', SECOND));
    expect((await read()).current_period_end).toBe(at('09-15').toISOString());
  });

  it('what is over stays over', async () => {
    const { ended, stands, invoiced, read } = await subscribed();
    await send(ended('07-15'));
    await send(stands('active', 'active', '07-16'));
    await send(invoiced('paid', '07-15', SECOND));
    expect((await read()).status).toBe('canceled');
  });

  it('what the patient paused stays paused, and what the patient moved is moved until it is paid', async () => {
    const paused = await subscribed();
    await paused.does('pause', asks.pause);
    await paused.becomes({ status: 'paused' });
    await send(paused.stands('active', 'active', '06-16'));
    expect((await paused.read()).status).toBe('paused');
    const moved = await subscribed();
    await moved.does('reschedule', { new_time: at('07-20').getTime() / 1000 });
    await send(moved.stands('active', 'active', '07-20'));
    expect((await moved.read()).status).toBe('rescheduled');
    await send(moved.invoiced('paid', '07-20', ['07-20', '08-20']));
    const body = await moved.read();
    expect([body.status, body.reschedule_date, body.schedule_details.phases]).toEqual(['active', null, []]);
  });

  it('a discount is used up by the invoice that it is taken off', async () => {
    const { invoiced, becomes, row, billed } = await subscribed();
    await becomes({ discountPercent: 20 });
    await send(invoiced('paid', '07-15', SECOND, 880));
    expect((await row()).discountPercent).toBe(0);
    expect((await billed())[1]).toMatchObject({ amount: 4400, discount: 880 });
  });

  it('an invoice of nothing, as a trial begins with, is none', async () => {
    const { plan, billed } = await subscribed();
    const of = { invoice: 'in_nothing', amount: 0, start: at('07-15'), end: at('08-15') };
    await send(stripe.invoiceEvent(`evt_${count}_nothing`, 'invoice.paid', plan, of));
    expect(await billed()).toHaveLength(1);
  });

  it('of a subscription that nobody has changes nothing', async () => {
    const { row } = await subscribed();
    const before = await row();
    const of = { invoice: 'in_foreign', amount: 4400, start: at('07-15'), end: at('08-15') };
    expect((await send(stripe.invoiceEvent('evt_foreign', 'invoice.paid', 'sub_foreign', of))).status).toBe(200);
    expect(await row()).toEqual(before);
  });
});

describe('with Stripe', () => {
  it('going on at once writes one invoice, whether the event or the answer comes first', async () => {
    const { does, invoiced, billed, read } = await subscribed();
    await does('pause', asks.pause);
    backend.time.now = at('06-20');
    const { body } = await does('resume', asks.resumeNow);
    expect([body.status, body.current_period_start]).toEqual(['active', at('06-20').toISOString()]);
    await send(invoiced('paid', '06-20', ['06-20', '07-20']));
    backend.time.now = at('06-15');
    const invoices = await billed();
    expect(invoices.map(({ status }) => status)).toEqual(['paid', 'paid']);
    expect(invoices[1]).toMatchObject({ id: body.vendor?.latest_invoice, providerId: expect.stringMatching(/^in_/) });
    expect((await read()).status).toBe('active');
  });

  it.each(['the answer', 'the event'])(
    'a payment of what was owed is told once where %s comes first',
    async (first) => {
      const { does, billed, read, plan, patient } = await subscribed();
      const period = { start: at('07-15'), end: at('08-15') };
      const invoice = stripe.owe(plan, period);
      const of = { invoice, amount: 4400, ...period };
      const says = (type: string, day: string) =>
        send(stripe.invoiceEvent(`evt_${invoice}_${type}`, `invoice.${type}`, plan, of, at(day)));
      await says('payment_failed', '07-15');
      expect((await read()).owed?.amount).toBe(4400);
      if (first === 'the event') await says('paid', '07-16');
      const { status, body } = await does('pay', { amount: 4400 });
      expect([status, body.code]).toEqual(first === 'the event' ? [409, 'WrongSubscriptionState'] : [200, undefined]);
      await says('paid', '07-16');
      const now = await read();
      expect([now.status, now.current_period_end, now.owed]).toEqual(['active', at('08-15').toISOString(), null]);
      expect((await billed()).map((one) => [one.providerId, one.status])).toEqual([
        [null, 'paid'],
        [invoice, 'paid'],
      ]);
      expect(now.vendor?.latest_invoice).toBe((await billed())[1]?.id);
      expect(stripe.subscriptions.get(plan)?.charges).toBe(first === 'the event' ? 0 : 1);
      expect((await notificationsOf(patient).told()).filter((type) => type === 'plan-renewed')).toHaveLength(1);
    },
  );

  it('what Stripe has collected by itself before it was heard of is paid, and not again', async () => {
    const { does, read, plan } = await subscribed();
    const period = { start: at('07-15'), end: at('08-15') };
    const invoice = stripe.owe(plan, period);
    await send(
      stripe.invoiceEvent(`evt_${invoice}`, 'invoice.payment_failed', plan, { invoice, amount: 4400, ...period }),
    );
    stripe.collect(invoice);
    expect((await does('pay', { amount: 4400 })).status).toBe(200);
    expect([(await read()).status, stripe.subscriptions.get(plan)?.charges]).toEqual(['active', 1]);
  });

  it('a cancellation and its event agree', async () => {
    const { does, ended, read, plan } = await subscribed();
    const { body } = await does('cancel', asks.cancel);
    await send(ended('06-15'));
    expect(await read()).toEqual(body);
    expect(stripe.subscriptions.get(plan)?.canceled).toBe(true);
  });
});
