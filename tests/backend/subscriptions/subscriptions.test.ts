import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import type { Problem } from '#schemas/problem.ts';
import type { Subscription } from '#schemas/wire/subscription.ts';
import { subscriptions as stored } from '#services/backend/kernel/database/tables/subscriptions.ts';
import { backendFixture } from '#tests/support/backend/backendFixture.ts';
import { address, checkoutFixture, tokenOf } from '#tests/support/backend/checkoutFixture.ts';
import { flakyPayments } from '#tests/support/standIns/flakyPayments.ts';

const flaky = flakyPayments();
const backend = await backendFixture({ payments: flaky.payments });
afterAll(() => backend.close());
const checkout = checkoutFixture(backend);

const { subscribes } = checkout;

describe('coaching', () => {
  it('waits for its visit, costs nothing by itself, and says where the first call is booked', async () => {
    const patient = await checkout.payer();
    const { status, body } = await subscribes(patient, ['longevity-coaching', 1]);
    expect([status, body.status, body.active, body.current_period_start]).toEqual([201, 'incomplete', false, null]);
    expect(body.coaching_link).toBe('https://cal.example/longevity/core-first-call');
    expect((await patient.send<Subscription>('GET', `/v2/subscriptions/${body._id}`)).body).toEqual(body);
    expect((await checkout.books(patient.id)).payments).toEqual([]);
  });

  it('is one, of the plan that was asked for last', async () => {
    const patient = await checkout.payer();
    const first = await subscribes(patient, ['longevity-coaching', 1]);
    const again = await subscribes(patient, ['longevity-coaching', 3]);
    expect([again.status, again.body._id]).toEqual([200, first.body._id]);
    expect(again.body.product_plans).toMatchObject([{ duration: 3, amount: 35_700 }]);
    expect((await checkout.books(patient.id)).subscriptions).toHaveLength(1);
  });
});

/** Coaching that has begun, and what is asked for once more. */
const heldCoaching = async () => {
  const patient = await checkout.payer();
  const { body } = await subscribes(patient, ['longevity-coaching', 1]);
  await backend.portal.database.db.update(stored).set({ status: 'active' }).where(eq(stored.id, body._id));
  const again = <Body = Problem>(asked: object) => subscribes<Body>(patient, ['longevity-coaching', 1], asked);
  return { id: body._id, again };
};

describe('coaching that a patient has', () => {
  it('is answered again where it is asked for once more, whatever code the visit takes off', async () => {
    const { id, again } = await heldCoaching();
    for (const asked of [{}, { quantity: 1 }, { promo_code: 'LONGLIFE20' }])
      expect(await again<Subscription>(asked)).toMatchObject({ status: 200, body: { _id: id, status: 'active' } });
  });

  it.each([
    [{ quantity: 2 }, 409, 'AlreadySubscribed'],
    [{ promo_code: 'EXPIRED10' }, 422, 'CouponInvalid'],
    [{ promo_code: 'NOTHING' }, 422, 'CouponInvalid'],
  ])('is not answered as if it were what is asked for with %j', async (asked, status, code) => {
    const { again } = await heldCoaching();
    expect(await again(asked)).toMatchObject({ status, body: { code } });
  });
});

describe('a lab or supplement plan', () => {
  it('is charged at once and active from then on', async () => {
    const patient = await checkout.payer();
    const { status, body } = await subscribes(patient, ['longevity-panel', 3], {}, 'subscribe-1');
    expect([status, body.status, body.active]).toEqual([201, 'active', true]);
    expect([body.current_period_start, body.current_period_end]).toEqual([
      '2026-06-15T12:00:00.000Z',
      '2026-09-15T12:00:00.000Z',
    ]);
    const { body: again } = await subscribes(patient, ['longevity-panel', 3], {}, 'subscribe-1');
    expect(again).toEqual(body);
    expect((await patient.send<Subscription>('GET', `/v2/subscriptions/${body._id}`)).body).toEqual(body);
    expect((await checkout.books(patient.id)).provider).toMatchObject([{ amount: 18_900, status: 'captured' }]);
    const panel = await patient.send<{ panelId: string | null }>(
      'GET',
      `/v2/labs/product/${checkout.catalogue.idOf('longevity-panel')}/panel`,
    );
    expect(panel.body.panelId).not.toBeNull();
  });

  it('is never charged twice, under whatever keys', async () => {
    const patient = await checkout.payer();
    const first = await subscribes(patient, ['nad-supplement', 1], { quantity: 2 }, 'subscribe-1');
    const other = await subscribes(patient, ['nad-supplement', 1], { quantity: 2 }, 'subscribe-2');
    expect([other.status, other.body]).toEqual([200, first.body]);
    expect((await subscribes<Problem>(patient, ['nad-supplement', 1], {}, 'subscribe-1')).body.code).toBe(
      'IdempotencyConflict',
    );
    expect((await checkout.books(patient.id)).provider).toMatchObject([{ amount: 2 * 4400 }]);
  });

  it.each(['authorize', 'startSubscription', 'capture'] as const)(
    'is charged once where the answer to %s is lost, however late the retry comes',
    async (call) => {
      const patient = await checkout.payer();
      flaky.loseNext(call);
      const lost = await subscribes<Problem>(patient, ['nad-supplement', 1]);
      expect([lost.status, lost.body.money]).toEqual([503, 'unknown']);
      const { now } = backend.time;
      backend.time.now = new Date(now.getTime() + 60_000);
      const { body } = await subscribes(patient, ['nad-supplement', 1]);
      backend.time.now = now;
      expect([body.status, body.current_period_start]).toEqual(['active', now.toISOString()]);
      const { provider, active, subscriptions } = await checkout.books(patient.id);
      expect([provider.length, active.length, subscriptions.length]).toEqual([1, 1, 1]);
    },
  );

  it('that is held is answered as it is; on another plan, in another quantity or with a code it is refused', async () => {
    const patient = await checkout.payer();
    const { body: held } = await subscribes(patient, ['nad-supplement', 1]);
    expect((await subscribes(patient, ['nad-supplement', 1])).body).toEqual(held);
    for (const [plan, body] of [
      [['nad-supplement', 3], {}],
      [['nad-supplement', 1], { quantity: 2 }],
      [['nad-supplement', 1], { promo_code: 'EXPIRED10' }],
    ] as const) {
      const refused = await subscribes<Problem>(patient, plan, body);
      expect([refused.status, refused.body.code, refused.body.money]).toEqual([
        409,
        'AlreadySubscribed',
        'not_charged',
      ]);
      expect(refused.body.message).toContain('You already have NAD+ Support, so it was not ordered again');
    }
    expect((await checkout.books(patient.id)).held).toMatchObject([{ amount: 4400, status: 'captured' }]);
  });

  it('that may have been charged is finished at what was begun, whatever is asked for since', async () => {
    const patient = await checkout.payer();
    flaky.loseNext('capture');
    await subscribes<Problem>(patient, ['nad-supplement', 1]);
    for (const [plan, body] of [
      [['nad-supplement', 3], {}],
      [['nad-supplement', 1], { quantity: 2 }],
      [['nad-supplement', 1], { amount: 4399 }],
    ] as const) {
      const refused = await subscribes<Problem>(patient, plan, body);
      expect([refused.status, refused.body.code, refused.body.money]).toEqual([409, 'OrderChanged', 'unknown']);
    }
    await patient.send('PUT', `/users/${patient.org}/${patient.id}`, { shipping_info: { phone_number: '12' } });
    const { body } = await subscribes(patient, ['nad-supplement', 1], { promo_code: 'EXPIRED10', amount: 4400 });
    expect(body.product_plans).toMatchObject([{ duration: 1, quantity: 1, amount: 4400 }]);
    expect((await checkout.books(patient.id)).held).toMatchObject([{ amount: 4400, status: 'captured' }]);
  });

  it('is not charged at an amount that the patient was not shown', async () => {
    const patient = await checkout.payer();
    const { status, body } = await subscribes<Problem>(patient, ['nad-supplement', 1], { amount: 4399 });
    expect([status, body.code, body.money, body.current]).toEqual([
      409,
      'OrderChanged',
      'not_charged',
      { amount: 4400 },
    ]);
    expect((await checkout.books(patient.id)).payments).toEqual([]);
    expect((await subscribes(patient, ['nad-supplement', 1], { amount: 4400 })).body.status).toBe('active');
  });

  it('waits where the card is declined, and begins with another', async () => {
    const patient = await checkout.payer({}, tokenOf('0341'));
    expect((await subscribes<Problem>(patient, ['nad-supplement', 1])).body).toMatchObject({
      code: 'CardDeclined',
      money: 'not_charged',
    });
    await patient.send('PUT', `/users/${patient.org}/${patient.id}/add-card`, { token: tokenOf() });
    expect((await subscribes(patient, ['nad-supplement', 3])).body.product_plans).toMatchObject([{ amount: 12_600 }]);
    expect((await checkout.books(patient.id)).provider).toMatchObject([{ amount: 12_600 }]);
  });

  it.each([
    ['a lab in New York', { state: 'NY' }, 'InvalidLabState'],
    ['a wrong phone number', { phone_number: '12' }, 'InvalidPhone'],
  ])('is refused with %s', async (_, change, code) => {
    const patient = await checkout.payer({ shippingInfo: { ...address, ...change } });
    expect((await subscribes<Problem>(patient, ['longevity-panel', 3])).body.code).toBe(code);
    expect((await checkout.books(patient.id)).payments).toEqual([]);
  });
});

it('what is prescribed goes through a visit', async () => {
  const patient = await checkout.payer();
  const { status, body } = await subscribes<Problem>(patient, ['generic-rapamycin', 1, 'Once weekly']);
  expect([status, body.code]).toEqual([409, 'WrongIntakeState']);
});

it('what is bought once is no subscription, and what nobody sells is nothing', async () => {
  const patient = await checkout.payer();
  expect((await subscribes<Problem>(patient, ['nad-supplement', 0])).body.code).toBe('ProductUnavailable');
  expect((await patient.send('POST', `/v2/subscriptions/product/${'0'.repeat(24)}`, {})).status).toBe(404);
});

it('a subscription is shown to its own patient alone', async () => {
  const [mine, other] = await Promise.all([checkout.payer(), checkout.payer()]);
  const { body } = await subscribes(mine, ['longevity-coaching', 1]);
  expect((await other.send('GET', `/v2/subscriptions/${body._id}`)).status).toBe(404);
});
