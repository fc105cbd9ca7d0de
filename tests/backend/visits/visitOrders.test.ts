import { afterAll, describe, expect, it } from 'vitest';
import type { Problem } from '#schemas/problem.ts';
import type { Intake } from '#schemas/wire/intake.ts';
import { backendFixture, type TestPatient } from '#tests/support/backend/backendFixture.ts';
import { checkoutFixture, tokenOf } from '#tests/support/backend/checkoutFixture.ts';
import { flakyPayments } from '#tests/support/standIns/flakyPayments.ts';

const flaky = flakyPayments();
const backend = await backendFixture({ payments: flaky.payments });
afterAll(() => backend.close());
const checkout = checkoutFixture(backend);

const { orders, submits, attaches } = checkout;
const chooses = async ({ send, id }: TestPatient, intake: string, plan: number) =>
  send<Intake>('POST', `/v2/intakes/${intake}/products`, {
    selectedProducts: [
      await checkout.catalogue.select('longevity-panel', {
        product: checkout.catalogue.planOf('longevity-panel', plan),
      }),
    ],
    patient_id: id,
    intakeProducts: [],
  });

describe('the order of a visit', () => {
  it('belongs to it from the start', async () => {
    const { patient, id } = await checkout.visit('longevity-labs', null);
    const { status, body } = await orders(patient, { intake: id });
    expect([status, body.intake, (await patient.read(id)).orders]).toEqual([201, id, [body._id]]);
  });

  it('is taken once, however often one is ordered and submitted before the visit is complete', async () => {
    const { patient, id, complete } = await checkout.visit('longevity-labs', null);
    const { body: first } = await orders(patient, { intake: id });
    const { body: paid } = await submits(patient, first);
    for (const change of [{}, { quantity: 3 }, { promo_code: 'NOSUCHCODE' }]) {
      const { status, body: second } = await orders(patient, { intake: id, ...change });
      expect([status, second]).toEqual([201, paid]);
      expect((await submits(patient, second)).body).toEqual(paid);
    }
    expect((await complete()).status).toBe(200);
    expect((await checkout.books(patient.id)).provider).toMatchObject([{ status: 'captured', amount: paid.amount }]);
  });

  it('is not submitted at an amount, or for a product, that the patient was not shown', async () => {
    const { patient, id } = await checkout.visit('longevity-labs', null);
    const { body: first } = await orders(patient, { intake: id });
    await orders(patient, { intake: id, quantity: 2 });
    const { product } = checkout.panel();
    for (const shown of [
      { product, amount: first.amount },
      { product: checkout.catalogue.planOf('longevity-panel', 3), amount: 2 * first.amount },
    ]) {
      const { status, body } = await submits<Problem>(patient, first, shown);
      expect([status, body.code, body.money]).toEqual([409, 'OrderChanged', 'not_charged']);
    }
    expect((await submits<Problem>(patient, first, { product })).status).toBe(400);
    expect((await checkout.books(patient.id)).provider).toEqual([]);
    const { body } = await submits(patient, first, { product, amount: 2 * first.amount });
    expect(body).toMatchObject({ status: 'processing', amount: 2 * first.amount });
  });

  it('keeps the products of its visit as they are where nobody knows whether it was paid', async () => {
    const { patient, id } = await checkout.visit('longevity-labs', null);
    await chooses(patient, id, 0);
    const { body: order } = await orders(patient, { intake: id });
    flaky.loseNext('capture');
    await submits<Problem>(patient, order);
    const { body } = await chooses(patient, id, 3);
    expect(
      body.products.map(({ selected_configuration: { treatment_properties } }) => treatment_properties.product),
    ).toEqual([checkout.panel().product]);
  });

  it('is taken once where nobody knows whether it was', async () => {
    const { patient, id } = await checkout.visit('longevity-labs', null);
    const { body: first } = await orders(patient, { intake: id });
    flaky.loseNext('capture');
    expect((await submits<Problem>(patient, first)).body.money).toBe('unknown');
    const { body: second } = await orders(patient, { intake: id, quantity: 2 });
    expect((await submits(patient, second)).body).toMatchObject({ _id: first._id, amount: first.amount });
    expect((await checkout.books(patient.id)).provider).toHaveLength(1);
  });

  it('is written anew as long as nothing was paid', async () => {
    const { patient, id } = await checkout.visit('longevity-labs', null, checkout.payer({}, tokenOf('0341')));
    const { body: first } = await orders(patient, { intake: id });
    expect((await submits<Problem>(patient, first)).body.code).toBe('CardDeclined');
    const { body: second } = await orders(patient, { intake: id, quantity: 2 });
    expect(second).toMatchObject({ _id: first._id, amount: 2 * first.amount });
    await patient.send('PUT', `/users/${patient.org}/${patient.id}/add-card`, { token: tokenOf() });
    expect((await submits(patient, second)).body).toMatchObject({ status: 'processing', amount: second.amount });
    expect((await checkout.books(patient.id)).held).toMatchObject([{ amount: second.amount }]);
  });

  it('is made for an open visit of the patient only', async () => {
    const { patient, id, complete } = await checkout.visit('longevity-labs', null);
    const other = await checkout.payer();
    expect((await orders<Problem>(other, { intake: id })).status).toBe(404);
    const { body } = await orders(patient, { intake: id });
    await submits(patient, body);
    await complete();
    const again = await orders<Problem>(patient, { intake: id });
    expect([again.status, again.body.code]).toEqual([409, 'WrongIntakeState']);
  });

  it('takes the place of a draft that is attached, and no other takes the place of one that was paid', async () => {
    const { patient, id } = await checkout.visit('longevity-labs', null);
    const { body: draft } = await orders(patient, { intake: id });
    const { body: alone } = await orders(patient, {});
    expect((await attaches(patient, id, { orders: [alone._id] })).body.orders).toEqual([alone._id]);
    await submits(patient, alone);
    const { status, body } = await attaches<Problem>(patient, id, { orders: [draft._id] });
    expect([status, body.code]).toEqual([409, 'WrongIntakeState']);
    expect((await attaches(patient, id, { orders: [alone._id] })).body.orders).toEqual([alone._id]);
    expect((await attaches<Problem>(patient, id, { orders: [alone._id, draft._id] })).status).toBe(400);
  });
});

it('an attempt to attach something is done once, and its key takes nothing else', async () => {
  const { patient, id } = await checkout.visit('longevity-labs', null);
  const { body: first } = await orders(patient, {});
  const { body: second } = await orders(patient, {});
  const key = 'attach-once-1';
  expect((await attaches(patient, id, { orders: [first._id] }, key)).body.orders).toEqual([first._id]);
  await attaches(patient, id, { orders: [second._id] });
  // Sent again, it does not take back what came after it.
  expect((await attaches(patient, id, { orders: [first._id] }, key)).body.orders).toEqual([second._id]);
  const { status, body } = await attaches<Problem>(patient, id, { orders: [] }, key);
  expect([status, body.code]).toEqual([422, 'IdempotencyConflict']);
});

describe('the products of a lab visit', () => {
  it('can be chosen until they are paid, and stay as they are from then on', async () => {
    const { patient, id } = await checkout.visit('longevity-labs', null);
    await chooses(patient, id, 3);
    const { body: chosen } = await chooses(patient, id, 0);
    const { body: order } = await orders(patient, { intake: id });
    await submits(patient, order);
    const { status, body } = await chooses(patient, id, 3);
    expect([status, body.products]).toEqual([200, chosen.products]);
    expect((await patient.read(id)).products).toEqual(chosen.products);
  });
});
