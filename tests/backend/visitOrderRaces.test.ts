import { afterAll, expect, it } from 'vitest';
import type { Order } from '#schemas/wire/order.ts';
import { backendFixture } from '#tests/support/backendFixture.ts';
import { backendPostgres } from '#tests/support/backendPostgres.ts';
import { checkoutFixture } from '#tests/support/checkoutFixture.ts';

const server = await backendPostgres();
const backend = await backendFixture({ settings: { databaseUrl: server.url } });
afterAll(async () => {
  await backend.close();
  await server.stop();
});

it('a visit has one order and is paid once, where several devices order and submit at the same time', async () => {
  const checkout = checkoutFixture(backend);
  const { patient, id } = await checkout.visit('longevity-labs', null);
  const devices = [1, 2, 3, 4, 5, 6];
  const made = await Promise.all(
    devices.map(async (quantity) => {
      const { body } = await patient.send<Order>('POST', '/v2/orders/patient', {
        product_template: checkout.catalogue.idOf('longevity-panel'),
        product: checkout.catalogue.planOf('longevity-panel', 0),
        quantity,
        intake: id,
      });
      await patient.send('POST', `/v2/orders/${body._id}/submit`, {});
      return body._id;
    }),
  );
  expect(new Set(made).size).toBe(1);
  expect((await patient.read(id)).orders).toEqual([made[0]]);
  const { body: order } = await patient.send<Order>('GET', `/v2/orders/${made[0]}`);
  expect((await checkout.books(patient.id)).held).toMatchObject([{ amount: order.amount }]);
});

it('what is taken is what the order comes to, where it is written anew while it is submitted', async () => {
  const checkout = checkoutFixture(backend);
  const paid = await Promise.all(
    [1, 2, 3, 4, 5, 6, 7, 8].map(async () => {
      const { patient, id } = await checkout.visit('longevity-labs', null);
      const orders = (quantity: number) =>
        patient.send<Order>('POST', '/v2/orders/patient', {
          product_template: checkout.catalogue.idOf('longevity-panel'),
          product: checkout.catalogue.planOf('longevity-panel', 0),
          quantity,
          intake: id,
        });
      const { body: first } = await orders(1);
      await Promise.all([patient.send('POST', `/v2/orders/${first._id}/submit`, {}), orders(2), orders(3)]);
      await patient.send('POST', `/v2/orders/${first._id}/submit`, {});
      const { body } = await patient.send<Order>('GET', `/v2/orders/${first._id}`);
      return [body.status, body.amount, (await checkout.books(patient.id)).held.map(({ amount }) => amount)];
    }),
  );
  expect(paid).toEqual(paid.map(([, amount]) => ['processing', amount, [amount]]));
});
