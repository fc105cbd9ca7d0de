import { eq } from 'drizzle-orm';
import { afterAll, expect, it, vi } from 'vitest';
import { sandboxSubscriptions } from '#services/backend/kernel/database/tables/payments.ts';
import { backendFixture } from '#tests/support/backend/backendFixture.ts';
import { seededPostgres } from '#tests/support/database/seededPostgres.ts';
import { checkoutFixture } from '#tests/support/backend/checkoutFixture.ts';

const backend = await backendFixture({ settings: { databaseUrl: await seededPostgres() } });
afterAll(() => backend.close());

const checkout = checkoutFixture(backend);
const patients = Array.from({ length: 12 }, (_, index) => index);

/** Plans of one product, by months and quantity. */
const plans = [
  [1, 1],
  [3, 1],
  [1, 2],
  [3, 2],
] as const;

/** A patient asks for all plans at once, each twice. */
async function askForAll() {
  const patient = await checkout.payer();
  const answers = await Promise.all(
    [...plans, ...plans].map(([months, quantity]) =>
      checkout.subscribes(patient, ['nad-supplement', months], { quantity }),
    ),
  );
  const { held, subscriptions } = await checkout.books(patient.id);
  const [row] = subscriptions;
  const [begun] = await backend.portal.database.db
    .select()
    .from(sandboxSubscriptions)
    .where(eq(sandboxSubscriptions.id, row?.providerId ?? ''));
  return { answers, held, subscriptions, begun };
}

it('what is paid is the plan that becomes active, where several of a product are asked for at the same time', async () => {
  for (const { answers, held, subscriptions, begun } of await Promise.all(patients.map(askForAll))) {
    expect(subscriptions).toHaveLength(1);
    const [{ product, quantity, amount, status } = { product: '', quantity: 0, amount: 0, status: '' }] = subscriptions;
    expect(status).toBe('active');
    expect(held).toMatchObject([{ amount, status: 'captured' }]);
    expect(begun).toMatchObject({ quantity, status: 'active' });
    const bought = answers.filter((answer) => answer.status < 300);
    expect(bought.map(({ body }) => body.product_plans[0])).toEqual(
      bought.map(() => expect.objectContaining({ product, quantity, amount })),
    );
    expect(answers.filter((answer) => answer.status >= 300 && answer.status !== 409)).toEqual([]);
  }
});

it('who is overtaken by a request for the same plan is answered with what that one bought', async () => {
  const patient = await checkout.payer();
  const { database } = backend.portal;
  const ask = () => checkout.subscribes(patient, ['nad-supplement', 1]);
  const query = database.query.bind(database);
  const rivals: ReturnType<typeof ask>[] = [];
  const spy = vi.spyOn(database, 'query').mockImplementation(async (statement, parameters) => {
    if (statement.name === 'create_payment' && rivals.length === 0) {
      rivals.push(ask());
      await rivals[0];
    }
    return query(statement, parameters);
  });
  const { status, body } = await ask();
  spy.mockRestore();
  const [rival] = await Promise.all(rivals);
  expect([rival?.status, status]).toEqual([201, 200]);
  expect(body).toEqual(rival?.body);
  expect((await checkout.books(patient.id)).held).toMatchObject([{ amount: 4400, status: 'captured' }]);
});
