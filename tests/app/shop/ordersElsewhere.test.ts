import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { ordersElsewhere } from '#app/dashboard/shop/panels/ordersElsewhere.ts';
import type { Order } from '#schemas/wire/order.ts';
import { listOrders } from '#services/api/orders.ts';
import { idOf } from '#stories/exampleOffers.ts';

// Files share what they import; this one has a module replaced, and so takes all of them anew and leaves none behind.
vi.hoisted(() => vi.resetModules());
vi.mock('#services/api/orders.ts');
/** A browser's locks by one name: who asks has it when all before have given it back. */
let turns = Promise.resolve();
const request = (_name: string, hold: () => Promise<void>) => (turns = turns.then(hold));
vi.stubGlobal('navigator', { locks: { request } });
afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const template = { _id: idOf('nad'), name: 'NAD+ Support' };

const order = (name: string, product = template._id): Order => ({
  _id: idOf(name),
  name,
  status: 'processing',
  items: [{ name, product_template: product, product: idOf('plan'), quantity: 1, amount: 5200 }],
  amount: 5200,
  payment: null,
  intake: null,
  shipment: null,
  created_at: '2026-01-01T00:00:00.000Z',
  submitted_at: '2026-01-01T00:00:00.000Z',
});

const there = vi.mocked(listOrders);
const write = vi.fn<() => Promise<{ 'purchase.order': string }>>();
beforeEach(() => {
  there.mockReset().mockResolvedValue([order('before')]);
  write.mockReset().mockResolvedValue({ 'purchase.order': idOf('own') });
});

const opened = () => ordersElsewhere({ userId: idOf('patient'), template });

it('an order that another tab has placed is told of once, and nothing is written', async () => {
  const purchase = opened();
  await vi.waitFor(() => expect(there).toHaveBeenCalledTimes(1));
  there.mockResolvedValue([order('before'), order('elsewhere')]);
  await expect(purchase.write(write)).rejects.toMatchObject({
    message: expect.stringMatching(/^You have just ordered NAD\+ Support in another tab/),
    note: 'Your card was not charged.',
  });
  expect(write).not.toHaveBeenCalled();
  await purchase.write(write);
  expect(write).toHaveBeenCalledTimes(1);
});

it('orders of other products, those of before, and its own are no others', async () => {
  const purchase = opened();
  there.mockResolvedValue([order('before'), order('another', idOf('omega'))]);
  await purchase.write(write);
  there.mockResolvedValue([order('before'), order('own')]);
  await purchase.write(write);
  expect(write).toHaveBeenCalledTimes(2);
});

it('nothing is refused where the orders cannot be read', async () => {
  there.mockRejectedValue(new Error('no network'));
  const purchase = opened();
  await purchase.write(write);
  expect(write).toHaveBeenCalledTimes(1);
});

it('a tab that is pressed at the same time has its turn when the first has paid', async () => {
  const [first, second] = [opened(), opened()];
  await vi.waitFor(() => expect(there).toHaveBeenCalledTimes(2));
  let pay: (() => void) | undefined;
  const paid = first.write(write).then(() =>
    first.submit(async () => {
      await new Promise<void>((done) => (pay = done));
      there.mockResolvedValue([order('before'), order('own')]);
    }),
  );
  const refused = second.write(write).catch((error: unknown) => error);
  await vi.waitFor(() => expect(pay).toBeDefined());
  expect(write).toHaveBeenCalledTimes(1);
  pay?.();
  await paid;
  expect(await refused).toMatchObject({ note: 'Your card was not charged.' });
  expect(write).toHaveBeenCalledTimes(1);
});

it('a turn ends where nothing is submitted, and one that is submitted later waits for its own', async () => {
  const [first, second] = [opened(), opened()];
  await first.write(write);
  await second.write(write);
  const submit = vi.fn<() => Promise<void>>(() => Promise.resolve());
  await first.submit(submit);
  there.mockResolvedValue([order('before'), order('placed')]);
  await expect(second.submit(submit)).rejects.toMatchObject({ note: 'Your card was not charged.' });
  expect(submit).toHaveBeenCalledTimes(1);
});
