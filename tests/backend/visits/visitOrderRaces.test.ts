import { setTimeout } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import type { Order } from '#schemas/wire/order.ts';
import { createId } from '#services/backend/kernel/ids/createId.ts';
import { authorizePayment } from '#services/backend/modules/payments/authorizePayment.ts';
import { payingPatient } from '#services/backend/modules/users/payingPatient.ts';
import { backendFixture } from '#tests/support/backend/backendFixture.ts';
import { seededPostgres } from '#tests/support/database/seededPostgres.ts';
import { checkoutFixture } from '#tests/support/backend/checkoutFixture.ts';

const backend = await backendFixture({ settings: { databaseUrl: await seededPostgres() } });
afterAll(() => backend.close());

const checkout = checkoutFixture(backend);
const { orders, submits, subscribes } = checkout;

it('a visit has one order and is paid once, where several devices order and submit at the same time', async () => {
  const { patient, id } = await checkout.visit('longevity-labs', null);
  const devices = [1, 2, 3, 4, 5, 6];
  const made = await Promise.all(
    devices.map(async (quantity) => {
      const { body } = await orders(patient, { quantity, intake: id });
      await submits(patient, body);
      return body._id;
    }),
  );
  expect(new Set(made).size).toBe(1);
  expect((await patient.read(id)).orders).toEqual([made[0]]);
  const { body: order } = await patient.send<Order>('GET', `/v2/orders/${made[0]}`);
  expect((await checkout.books(patient.id)).held).toMatchObject([{ amount: order.amount }]);
});

it('what is taken is what the order comes to, where it is written anew while it is submitted', async () => {
  const paid = await Promise.all(
    [1, 2, 3, 4, 5, 6, 7, 8].map(async () => {
      const { patient, id } = await checkout.visit('longevity-labs', null);
      const { body: first } = await orders(patient, { intake: id });
      await Promise.all([
        submits(patient, first),
        ...[2, 3].map((quantity) => orders(patient, { quantity, intake: id })),
      ]);
      await submits(patient, first);
      const { body } = await patient.send<Order>('GET', `/v2/orders/${first._id}`);
      return [body.status, body.amount, (await checkout.books(patient.id)).held.map(({ amount }) => amount)];
    }),
  );
  expect(paid).toEqual(paid.map(([, amount]) => ['processing', amount, [amount]]));
});

it('one purchase is paid for a visit, where several devices order and subscribe at the same time', async () => {
  const paid = await Promise.all(
    [1, 2, 3, 4, 5, 6].map(async () => {
      const { patient, id, complete } = await checkout.visit('longevity-labs', null);
      const { body: draft } = await orders(patient, { intake: id });
      await Promise.all([
        submits(patient, draft),
        subscribes(patient, ['longevity-panel', 3], { intake: id }),
        submits(patient, draft),
        subscribes(patient, ['longevity-panel', 3], { intake: id }),
        orders(patient, { intake: id }).then(({ body }) => submits(patient, body)),
      ]);
      return [(await checkout.books(patient.id)).held.length, (await complete()).status];
    }),
  );
  expect(paid).toEqual(paid.map(() => [1, 200]));
});

it('of two payments for one visit that are begun at the same time one is refused', async () => {
  const { patient, id } = await checkout.visit('longevity-labs', null);
  const { portal } = backend;
  const { stripe_id: customerId } = await payingPatient(portal, patient.org, patient.id);
  const begun = await Promise.allSettled(
    [1, 2, 3, 4].map(() =>
      authorizePayment(portal, {
        organization: patient.org,
        userId: patient.id,
        customerId,
        intakeId: null,
        purchase: createId(backend.time.now),
        forVisit: id,
        amount: 100,
      }),
    ),
  );
  const refusals = begun.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refusals).toHaveLength(3);
  for (const refusal of refusals) expect(refusal).toMatchObject({ problem: { code: 'WrongIntakeState' } });
  expect((await checkout.books(patient.id)).held).toHaveLength(1);
});

it('nothing is paid for a visit that is closed at the same time, and what is paid keeps it open', async () => {
  const ends = await Promise.all(
    Array.from({ length: 24 }, async (_, index) => {
      const { patient, id } = await checkout.visit('longevity-labs', null);
      const { body: draft } = await orders(patient, { intake: id });
      await Promise.all([
        submits(patient, draft),
        setTimeout(index).then(() => patient.send('PUT', `/v2/intakes/${id}/patient-close`)),
      ]);
      const { held } = await checkout.books(patient.id);
      const { closed } = await patient.read(id);
      return `${closed === null ? 'open' : 'closed'}, ${held.map(({ status }) => status).join() || 'nothing paid'}`;
    }),
  );
  expect(ends.filter((end) => end !== 'open, captured' && end !== 'closed, nothing paid')).toEqual([]);
});

it('a late request does not take away the payment of the request that may be capturing it', async () => {
  const { patient, id } = await checkout.visit('longevity-labs', null);
  const { body: order } = await orders(patient, { intake: id });
  const { portal } = backend;
  const { stripe_id: customerId } = await payingPatient(portal, patient.org, patient.id);
  const payable = { organization: patient.org, userId: patient.id, customerId, intakeId: null, purchase: order._id };
  const begun = await authorizePayment(portal, { ...payable, forVisit: id, amount: order.amount });
  const late = new Error('the order has another amount by now');
  await expect(
    authorizePayment(portal, {
      ...payable,
      forVisit: id,
      amount: order.amount + 100,
      recheck: () => Promise.reject(late),
    }),
  ).rejects.toBe(late);
  await expect(authorizePayment(portal, { ...payable, forVisit: id, amount: order.amount })).resolves.toEqual(begun);
  expect((await checkout.books(patient.id)).held).toMatchObject([{ amount: order.amount }]);
});
