import { afterAll, expect, it, vi } from 'vitest';
import { readKnownOrders } from '#app/checkout/flow/readKnownOrders.ts';
import type { Order } from '#schemas/wire/order.ts';
import { listOrders } from '#services/api/orders.ts';
import { idOf } from '#stories/exampleOffers.ts';

// Files share what they import; this one has a module replaced, and so takes all of them anew and leaves none behind.
vi.hoisted(() => vi.resetModules());
vi.mock('#services/api/orders.ts');
afterAll(() => vi.resetModules());

const order = (...products: readonly string[]): Order => ({
  _id: idOf('order'),
  name: 'An order',
  status: 'processing',
  items: products.map((name) => ({
    name,
    product_template: idOf(name),
    product: idOf('plan'),
    quantity: 1,
    amount: 5200,
  })),
  amount: 5200,
  payment: null,
  intake: null,
  shipment: null,
  created_at: '2026-01-01T00:00:00.000Z',
  submitted_at: '2026-01-01T00:00:00.000Z',
});

it('counts the orders of the product alone, as they were until the patient is told of more', async () => {
  vi.mocked(listOrders).mockResolvedValueOnce([order('omega'), order('nad'), order('omega', 'nad')]);
  const known = readKnownOrders(idOf('patient'), idOf('nad'));
  expect(await known.count()).toBe(2);
  vi.mocked(listOrders).mockResolvedValueOnce([order('nad'), order('omega'), order('nad'), order('omega', 'nad')]);
  expect(await known.count()).toBe(2);
  known.readAgain();
  expect(await known.count()).toBe(3);
});

it('knows of none where they cannot be read', async () => {
  vi.mocked(listOrders).mockRejectedValueOnce(new Error('no network'));
  expect(await readKnownOrders(idOf('patient'), idOf('nad')).count()).toBeUndefined();
});
