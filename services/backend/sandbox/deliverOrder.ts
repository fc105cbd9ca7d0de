import type { Sender } from '../adapters/mail/Sender.ts';
import { createId } from '../kernel/ids/createId.ts';
import { mailing, mailParams } from '../modules/notifications/mailing.ts';
import { LAB_OF_ORDER, type OrderTarget } from './OrderTarget.ts';
import { notifying } from '../modules/notifications/notifying.ts';
import type { Portal } from '../modules/portal/Portal.ts';
import { deliveredMail } from './mails.ts';
import { statement } from '../kernel/database/statement.ts';

const find = statement(
  'find_order_to_deliver',
  `select o.id from orders o join shipments h on h.order_id = o.id and h.status = 'shipped'
    where o.organization = $1 and ($2::text is null or o.user_id = $2) and ($3::text is null or o.id = $3)
    order by h.shipped_at desc, o.id desc limit 1`,
);
const deliver = statement(
  'deliver_order',
  `with arrived as (
      update shipments set status = 'delivered', delivered_at = $2
      where order_id = $1 and status = 'shipped' returning order_id
    ), ordered as (
      update orders set status = 'delivered' from arrived where orders.id = arrived.order_id returning orders.id, orders.user_id
    ), ${mailing({ name: 'deliver_order', source: 'ordered', first: 3, now: '$2' })},
    ${notifying({ event: 'order-delivered', source: 'ordered', about: 's.id', lab: LAB_OF_ORDER, now: '$2' })}
    select order_id as id from arrived`,
);

/** Which order arrives. */
interface DeliveryTarget extends OrderTarget {
  /** Where links in mails lead. */
  readonly origin: string;
}

/** Has an order that was sent arrive, and writes to its patient. @returns its id; undefined where none is on its way */
export async function deliverOrder(
  { database, clock }: Portal,
  { organization, userId, orderId, origin }: DeliveryTarget,
  sender: Sender,
): Promise<string | undefined> {
  const [order] = await database.query(find, [organization, userId, orderId]);
  if (!order) return undefined;
  const now = clock();
  const mail = { id: createId(now), ...deliveredMail(sender, origin, order.id) };
  const [delivered] = await database.query(deliver, [order.id, now.toISOString(), ...mailParams(mail)]);
  return delivered?.id;
}
