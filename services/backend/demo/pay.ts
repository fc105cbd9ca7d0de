import type { Payments } from '../adapters/payments/Payments.ts';
import { payments as paymentsTable } from '../kernel/database/tables/payments.ts';
import type { Seeded } from './Seeded.ts';

type Written = Omit<typeof paymentsTable.$inferInsert, 'idempotencyKey' | 'providerId'>;

/** Writes a payment of a demo patient, which the sandbox knows too as it stands. */
export async function pay(
  { database, payments, customerId }: Pick<Seeded, 'database'> & { payments: Payments; customerId: string },
  row: Written,
): Promise<void> {
  const key = `demo-${row.id}`;
  const metadata = { payment: row.id };
  const { id: providerId } = await payments.authorize({ customerId, amount: row.amount, key, metadata });
  if (row.status === 'captured') await payments.capture(providerId, `${key}-capture`);
  if (row.status === 'voided') await payments.void(providerId, `${key}-void`);
  await database.db.insert(paymentsTable).values({ ...row, idempotencyKey: key, providerId });
}
