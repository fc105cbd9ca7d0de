import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { payments } from '#services/backend/kernel/database/tables/payments.ts';
import { subscriptions } from '#services/backend/kernel/database/tables/subscriptions.ts';
import { sweepWaiting } from '#services/backend/modules/subscriptions/sweepWaiting.ts';
import { backendFixture } from '#tests/support/backend/backendFixture.ts';
import { checkoutFixture } from '#tests/support/backend/checkoutFixture.ts';

const backend = await backendFixture();
afterAll(() => backend.close());
const { payer, subscribes } = checkoutFixture(backend);
const { database } = backend.portal;
const { db } = database;

const DAY = 24 * 60 * 60 * 1000;

/** Sweeps some days from now. @returns whether the plan of a patient is still there */
async function isLeft(userId: string, days: number): Promise<boolean> {
  await sweepWaiting(database, new Date(backend.time.now.getTime() + days * DAY));
  return (await db.select().from(subscriptions).where(eq(subscriptions.userId, userId))).length > 0;
}

async function waiting(change: Partial<typeof subscriptions.$inferInsert> = {}) {
  const patient = await payer();
  const { body } = await subscribes(patient, ['longevity-coaching', 1]);
  const status = 'incomplete' as const;
  await db
    .update(subscriptions)
    .set({ status, ...change })
    .where(eq(subscriptions.id, body._id));
  return { userId: patient.id, plan: body._id, org: patient.org };
}

it('removes a plan that nobody has paid for within 7 days', async () => {
  const { userId } = await waiting();
  expect(await isLeft(userId, 7)).toBe(true);
  expect(await isLeft(userId, 7.1)).toBe(false);
});

it('leaves what has begun', async () => {
  const { userId } = await waiting({ status: 'active' });
  expect(await isLeft(userId, 60)).toBe(true);
});

it('leaves what is being paid, until the payment came to nothing', async () => {
  const { userId, plan, org } = await waiting({ paying: 'payment' });
  const of = { id: 'payment', organization: org, userId, purchase: plan, amount: 100, status: 'pending' } as const;
  const { now } = backend.time;
  await db.insert(payments).values({ ...of, idempotencyKey: 'key', createdAt: now, updatedAt: now });
  expect(await isLeft(userId, 30)).toBe(true);
  await db.update(payments).set({ status: 'voided' }).where(eq(payments.id, 'payment'));
  expect(await isLeft(userId, 30)).toBe(false);
});
