import { eq } from 'drizzle-orm';
import { sandboxSubscriptions } from '../kernel/database/tables/payments.ts';
import type { Seeded, Subscriber, WrittenSubscription } from './Seeded.ts';

/**
 * Writes a subscription of a demo patient into the books of the sandbox provider, as it stands.
 *
 * @returns the provider's id; null where it has not begun there, or another provider takes the money
 */
export async function listAtProvider(
  { database, payments }: Seeded,
  { customerId }: Subscriber,
  { id, status, quantity, currentPeriodStart: start, currentPeriodEnd: end, rescheduleAt }: WrittenSubscription,
  price: string,
): Promise<string | null> {
  if (!payments || customerId === null || !start || !end) return null;
  const key = `demo-${id}`;
  const metadata = { subscription: id };
  const { id: providerId } = await payments.startSubscription({
    customerId,
    price,
    quantity,
    paidUntil: end,
    key,
    metadata,
  });
  if (status === 'paused') await payments.pauseSubscription(providerId, `${key}-pause`);
  if (status === 'canceled') await payments.cancelSubscription(providerId, `${key}-cancel`);
  if (rescheduleAt) await payments.rescheduleSubscription({ id: providerId, at: rescheduleAt, key: `${key}-move` });
  const books = { periodStart: start, ...(status === 'past_due' && { status }) };
  await database.db.update(sandboxSubscriptions).set(books).where(eq(sandboxSubscriptions.id, providerId));
  return providerId;
}
