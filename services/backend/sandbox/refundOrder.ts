import { receiveEvent } from '../modules/payments/receiveEvent.ts';
import type { Portal } from '../modules/portal/Portal.ts';
import { statement } from '../kernel/database/statement.ts';
import type { OrderTarget } from './OrderTarget.ts';

/** What an approved visit led to was paid with the visit. A plan is an order as well, with its first period. */
const find = statement(
  'find_order_to_refund',
  `select o.id, p.provider_id as "paymentId", p.amount from (
      select id, organization, user_id, intake_id, bought, submitted_at as at from orders
      union all
      select id, organization, user_id, intake_id, true, created_at from subscriptions
    ) o join lateral (
      select * from payments a where a.purchase = o.id
      union all
      select * from payments b where not o.bought and b.intake_id = o.intake_id
    ) p on p.status = 'captured' and p.refunded < p.amount and p.provider_id is not null
    where o.organization = $1 and ($2::text is null or o.user_id = $2) and ($3::text is null or o.id = $3)
    order by o.at desc, o.id desc limit 1`,
);

/**
 * Gives back all that was paid for an order, as people do it at the payment provider: the portal hears of it by an event.
 *
 * @returns its id; undefined where none was paid
 */
export async function refundOrder(
  portal: Portal,
  { organization, userId, orderId }: OrderTarget,
): Promise<string | undefined> {
  const [order] = await portal.database.query(find, [organization, userId, orderId]);
  if (!order?.id) return undefined;
  const now = portal.clock();
  await receiveEvent(
    portal,
    {
      id: `sandbox-refund-${order.paymentId}`,
      type: 'charge.refunded',
      paymentId: order.paymentId,
      reference: null,
      refunded: order.amount,
      subscription: null,
      created: now,
    },
    now,
  );
  return order.id;
}
