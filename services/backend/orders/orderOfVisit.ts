import type { Order } from '#schemas/wire/order.ts';
import type { IntakeRow } from '../intakes/IntakeRow.ts';
import { findLivingPayment } from '../payments/store.ts';
import type { Portal } from '../Portal.ts';
import { findOrder } from './store.ts';

/** The order of an open visit. */
interface VisitOrder {
  readonly order: Order;
  /** It was paid, or may have been: nothing about it changes any more. */
  readonly settled: boolean;
}

/** The order that an open visit has, the paid one first; undefined where there is none. */
export async function orderOfVisit(
  { database }: Pick<Portal, 'database'>,
  { orders, patient }: Pick<IntakeRow, 'orders' | 'patient'>,
): Promise<VisitOrder | undefined> {
  const found = await Promise.all(
    orders.map(async (id): Promise<readonly VisitOrder[]> => {
      const order = await findOrder(database, id, patient._id);
      if (!order) return [];
      const payment = await findLivingPayment(database, { intakeId: null, purchase: id });
      return [{ order, settled: order.status !== 'draft' || payment !== undefined }];
    }),
  );
  const all = found.flat();
  return all.find(({ settled }) => settled) ?? all[0];
}
