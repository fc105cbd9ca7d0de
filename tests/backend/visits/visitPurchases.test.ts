import { afterAll, describe, expect, it } from 'vitest';
import type { Problem } from '#schemas/problem.ts';
import { backendFixture } from '#tests/support/backend/backendFixture.ts';
import { checkoutFixture, tokenOf } from '#tests/support/backend/checkoutFixture.ts';
import { flakyPayments } from '#tests/support/standIns/flakyPayments.ts';

const flaky = flakyPayments();
const backend = await backendFixture({ payments: flaky.payments });
afterAll(() => backend.close());
const checkout = checkoutFixture(backend);
const { orders, submits, subscribes, attaches } = checkout;

const QUARTERLY = ['longevity-panel', 3] as const;
const MONTHLY_SUPPLEMENT = ['nad-supplement', 1] as const;

const labVisit = (by = checkout.payer()) => checkout.visit('longevity-labs', null, by);
const heldOf = async (userId: string) => (await checkout.books(userId)).held.map(({ amount }) => amount);

describe('a subscription that is bought for a visit', () => {
  it('belongs to it before it is charged, so that nothing else is paid for it and it can be completed', async () => {
    const { patient, id, complete } = await labVisit();
    const { status, body } = await subscribes(patient, QUARTERLY, { intake: id });
    expect([status, body.status, body.intake]).toEqual([201, 'active', id]);
    expect((await patient.read(id)).subscriptions).toEqual([body._id]);
    const ordered = await orders<Problem>(patient, { intake: id });
    expect([ordered.status, ordered.body.code, ordered.body.money]).toEqual([409, 'WrongIntakeState', 'charged']);
    const again = await subscribes(patient, QUARTERLY, { intake: id });
    expect([again.status, again.body]).toEqual([200, body]);
    expect((await complete()).status).toBe(200);
    expect((await checkout.books(patient.id)).payments).toMatchObject([{ amount: 18_900, forVisit: id }]);
  });

  it('belongs to it where the card is declined, too, and leaves room for an order', async () => {
    const { patient, id, complete } = await labVisit(checkout.payer({}, tokenOf('0341')));
    expect((await subscribes<Problem>(patient, QUARTERLY, { intake: id })).body.code).toBe('CardDeclined');
    await patient.send('PUT', `/users/${patient.org}/${patient.id}/add-card`, { token: tokenOf() });
    const { body: order } = await orders(patient, { intake: id });
    expect((await submits(patient, order)).status).toBe(200);
    const refused = await subscribes<Problem>(patient, QUARTERLY, { intake: id });
    expect([refused.status, refused.body.money]).toEqual([409, 'charged']);
    expect((await complete()).status).toBe(200);
    expect(await heldOf(patient.id)).toEqual([order.amount]);
    expect((await subscribes(patient, QUARTERLY)).body.status).toBe('active');
  });

  it.each(['authorize', 'startSubscription', 'capture'] as const)(
    'is the only one that can be paid where the answer to %s is lost',
    async (call) => {
      const { patient, id, complete } = await labVisit();
      const { body: draft } = await orders(patient, { intake: id });
      flaky.loseNext(call);
      expect((await subscribes<Problem>(patient, QUARTERLY, { intake: id })).body.money).toBe('unknown');
      for (const { status, body } of [
        await orders<Problem>(patient, { intake: id }),
        await submits<Problem>(patient, draft),
      ])
        expect([status, body.code, body.money]).toEqual([409, 'WrongIntakeState', 'unknown']);
      expect((await subscribes(patient, QUARTERLY, { intake: id })).body.status).toBe('active');
      expect((await complete()).status).toBe(200);
      expect(await heldOf(patient.id)).toEqual([18_900]);
    },
  );

  it('is refused where an order was paid for the visit, or may have been', async () => {
    const { patient, id } = await labVisit();
    const { body: order } = await orders(patient, { intake: id });
    flaky.loseNext('capture');
    await submits<Problem>(patient, order);
    expect((await subscribes<Problem>(patient, QUARTERLY, { intake: id })).body).toMatchObject({
      code: 'WrongIntakeState',
      money: 'unknown',
    });
    await submits(patient, order);
    expect((await subscribes<Problem>(patient, QUARTERLY, { intake: id })).body).toMatchObject({
      code: 'WrongIntakeState',
      money: 'charged',
    });
    expect(await heldOf(patient.id)).toEqual([order.amount]);
  });

  it('is made once under its key, and for one visit', async () => {
    const { patient, id } = await labVisit();
    const first = await subscribes(patient, QUARTERLY, { intake: id }, 'visit-plan-1');
    expect(await subscribes(patient, QUARTERLY, { intake: id }, 'visit-plan-1')).toMatchObject({
      status: 201,
      body: first.body,
    });
    expect((await subscribes<Problem>(patient, QUARTERLY, {}, 'visit-plan-1')).body.code).toBe('IdempotencyConflict');
  });

  it('is made for an open visit of the patient only, and of what that sells', async () => {
    const { patient, id } = await labVisit();
    const other = await checkout.payer();
    expect((await subscribes<Problem>(other, QUARTERLY, { intake: id })).status).toBe(404);
    const wrong = await subscribes<Problem>(patient, MONTHLY_SUPPLEMENT, { intake: id });
    expect([wrong.status, wrong.body.code]).toEqual([409, 'ProductUnavailable']);
    await patient.send('PUT', `/v2/intakes/${id}/patient-close`);
    const closed = await subscribes<Problem>(patient, QUARTERLY, { intake: id });
    expect([closed.status, closed.body.code]).toEqual([409, 'WrongIntakeState']);
    expect(await heldOf(patient.id)).toEqual([]);
  });

  it('is the one that the patient has already, as it is, and costs nothing again', async () => {
    const { patient, id, complete } = await labVisit();
    const { body: alone } = await subscribes(patient, QUARTERLY);
    expect(await subscribes(patient, QUARTERLY, { intake: id })).toMatchObject({ status: 200, body: alone });
    expect((await attaches(patient, id, { subscriptions: [alone._id] })).status).toBe(200);
    expect((await complete()).status).toBe(200);
    expect(await heldOf(patient.id)).toEqual([18_900]);
  });

  it('waits for the visit that pays for it where it is coaching, and goes over to another visit', async () => {
    const patient = await checkout.payer();
    const first = await checkout.visit('longevity-coaching', 'longevity-coaching', Promise.resolve(patient));
    const { body } = await subscribes(patient, ['longevity-coaching', 1], { intake: first.id });
    expect([body.status, body.intake]).toEqual(['incomplete', first.id]);
    await patient.send('PUT', `/v2/intakes/${first.id}/patient-close`);
    const second = await checkout.visit('longevity-coaching', 'longevity-coaching', Promise.resolve(patient));
    expect((await subscribes(patient, ['longevity-coaching', 1], { intake: second.id })).body).toMatchObject({
      _id: body._id,
      intake: second.id,
    });
    expect((await second.complete()).body.subscriptions).toEqual([body._id]);
    expect((await checkout.books(patient.id)).payments).toMatchObject([{ purchase: null, intakeId: second.id }]);
  });
});

describe('a visit', () => {
  it('that has a subscription is not ordered for', async () => {
    const { patient, id, complete } = await labVisit();
    const { body: draft } = await orders(patient, { intake: id });
    const { body: plan } = await subscribes(patient, QUARTERLY);
    await attaches(patient, id, { subscriptions: [plan._id] });
    for (const { status, body } of [
      await orders<Problem>(patient, { intake: id }),
      await submits<Problem>(patient, draft),
    ])
      expect([status, body.code, body.money]).toEqual([409, 'WrongIntakeState', 'charged']);
    expect((await complete()).status).toBe(200);
    expect((await submits<Problem>(patient, draft)).body).toMatchObject({
      code: 'WrongIntakeState',
      money: 'charged',
    });
    expect(await heldOf(patient.id)).toEqual([18_900]);
  });

  it('is complete with what it sells, and with nothing else that was paid', async () => {
    const { patient, id, complete } = await labVisit();
    const supplement = {
      product_template: checkout.catalogue.idOf('nad-supplement'),
      product: checkout.catalogue.planOf('nad-supplement', 0),
    };
    const refused = await orders<Problem>(patient, { ...supplement, intake: id });
    expect([refused.status, refused.body.code]).toEqual([409, 'ProductUnavailable']);

    const { body: order } = await orders(patient, supplement);
    await submits(patient, order);
    const { body: plan } = await subscribes(patient, MONTHLY_SUPPLEMENT);
    await attaches(patient, id, { orders: [order._id], subscriptions: [plan._id] });
    expect((await complete<Problem>()).body.fields.map(({ field }) => field)).toEqual(['order']);

    expect((await submits(patient, (await orders(patient, { intake: id })).body)).status).toBe(200);
    const paidFor = (await checkout.books(patient.id)).payments.map(({ forVisit }) => forVisit);
    expect(paidFor.filter((one) => one !== null)).toEqual([id]);
    expect(paidFor).toHaveLength(3);
    expect((await complete()).status).toBe(200);
  });
});
