import { createId } from '../kernel/ids/createId.ts';
import { isMailed } from '../modules/notifications/isMailed.ts';
import { LAB_OF_ORDER, type OrderTarget } from './OrderTarget.ts';
import { notifying } from '../modules/notifications/notifying.ts';
import type { Portal } from '../modules/portal/Portal.ts';
import type { Sender } from '../adapters/mail/Sender.ts';
import { shippedMail } from './mails.ts';
import { isHeld } from '../modules/stops/isHeld.ts';
import { statement } from '../kernel/database/statement.ts';

const find = statement(
  'find_order_to_ship',
  `select o.id from orders o join shipments h on h.order_id = o.id and h.status = 'preparing'
    where o.organization = $1 and ($2::text is null or o.user_id = $2) and ($3::text is null or o.id = $3)
      and not ${isHeld('o.intake_id')}
    order by h.created_at desc, o.id desc limit 1`,
);
const ship = statement(
  'ship_order',
  `with shipped as (
      update shipments set status = 'shipped', carrier = $2, tracking_number = $3, shipped_at = $4
      where order_id = $1 and status = 'preparing'
        and not ${isHeld('(select o.intake_id from orders o where o.id = $1)')} returning order_id
    ), ordered as (
      update orders set status = 'shipped' from shipped where orders.id = shipped.order_id returning orders.id, orders.user_id
    ), mail as (
      insert into outbox (id, organization, user_id, channel, recipient, subject, text, created_at)
      select $5, u.organization, u.id, 'mail', u.email, $6, $7, $4::timestamptz
      from ordered join users u on u.id = ordered.user_id where ${isMailed('ship_order', 'u')}
    ), ${notifying({ event: 'order-shipped', source: 'ordered', about: 's.id', lab: LAB_OF_ORDER, now: '$4' })}
    select order_id as id from shipped`,
);

const CARRIER = 'USPS';

/** A number as the carrier writes it, made from the order's id. */
export const trackingNumberOf = (orderId: string) =>
  `9400${(BigInt(`0x${orderId}`) % 10n ** 18n).toString().padStart(18, '0')}`;

/** Which order leaves. */
interface ShippingTarget extends OrderTarget {
  /** Where links in mails lead. */
  readonly origin: string;
}

/** Sends an order off and writes to its patient. @returns its id; undefined where none is being prepared */
export async function shipOrder(
  { database, clock }: Portal,
  { organization, userId, orderId, origin }: ShippingTarget,
  sender: Sender,
): Promise<string | undefined> {
  const [order] = await database.query(find, [organization, userId, orderId]);
  if (!order) return undefined;
  const now = clock();
  const tracking = trackingNumberOf(order.id);
  const mail = shippedMail(sender, origin, { orderId: order.id, carrier: CARRIER, tracking });
  const [shipped] = await database.query(ship, [
    order.id,
    CARRIER,
    tracking,
    now.toISOString(),
    createId(now),
    mail.subject,
    mail.text,
  ]);
  return shipped?.id;
}
