import type { shipments } from '../kernel/database/tables/orders.ts';
import { trackingNumberOf } from '../sandbox/shipOrder.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** From the order to when it leaves, from there to when it arrives, and from there to when it is given back. */
const SHIPPED_AFTER = 2 * DAY;
const ON_ITS_WAY = 3 * DAY + 5 * HOUR;
const KEPT = 6 * DAY;

/** From a demo order to when it is given back, in milliseconds. */
export const GIVEN_BACK_AFTER = SHIPPED_AFTER + ON_ITS_WAY + KEPT;

/** What is sent of a demo order, by how far the order is. */
export function demoShipment(
  orderId: string,
  createdAt: Date,
  came: 'processing' | 'shipped' | 'delivered',
): typeof shipments.$inferInsert {
  const after = (milliseconds: number) => new Date(createdAt.getTime() + milliseconds);
  const row = { orderId, status: 'preparing', createdAt } as const;
  if (came === 'processing') return row;
  const sent = {
    ...row,
    status: 'shipped',
    carrier: 'USPS',
    trackingNumber: trackingNumberOf(orderId),
    shippedAt: after(SHIPPED_AFTER),
  } as const;
  if (came === 'shipped') return sent;
  return { ...sent, status: 'delivered', deliveredAt: after(SHIPPED_AFTER + ON_ITS_WAY) };
}
