import { createId } from '../kernel/ids/createId.ts';
import { orders, shipments } from '../kernel/database/tables/orders.ts';
import { productTemplateIdOf } from '../modules/catalogue/productTemplateIdOf.ts';
import { listStoredOffers } from '../modules/products/store.ts';
import { trackingNumberOf } from '../sandbox/shipOrder.ts';
import { DEMO_CARD } from './giveCard.ts';
import type { DemoOrder } from './patients/demoOrders.ts';
import { pay } from './pay.ts';
import type { Seeded } from './Seeded.ts';
import type { Subscriber } from './WrittenSubscription.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** From the order to when it leaves, from there to when it arrives, and from there to when it is given back. */
const SHIPPED_AFTER = 2 * DAY;
const ON_ITS_WAY = 3 * DAY + 5 * HOUR;
const KEPT = 6 * DAY;

function shipmentOf(orderId: string, createdAt: Date, came: 'processing' | 'shipped' | 'delivered') {
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
  return { ...sent, status: 'delivered', deliveredAt: after(SHIPPED_AFTER + ON_ITS_WAY) } as const;
}

/** Gives a demo patient what was bought once; nothing where the sandbox does not take the cards. */
export async function giveOrders(
  { database, payments, clock }: Seeded,
  { organization, userId, customerId }: Subscriber,
  demos: readonly DemoOrder[],
): Promise<void> {
  if (!payments || customerId === null) return;
  for (const { product: slug, quantity = 1, daysAgo, came } of demos) {
    const [offer] = await listStoredOffers(database, organization, [productTemplateIdOf(organization, slug)]);
    const product = offer?.products.find(({ pricing }) => pricing.type === 'one_time');
    if (!offer || !product) continue;
    const { name, _id: template } = offer.template;
    const createdAt = new Date(clock().getTime() - daysAgo * DAY);
    const id = createId(createdAt);
    const amount = product.pricing.unit_amount * quantity;
    const status = came === 'refunded' ? 'delivered' : came === 'voided' ? 'processing' : came;
    const items = [{ name, product_template: template, product: product._id, quantity, amount }];
    const own = { organization, userId, createdAt };
    await database.db
      .insert(orders)
      .values({ ...own, id, bought: true, name, items, amount, status, submittedAt: createdAt });
    if (came !== 'voided') await database.db.insert(shipments).values(shipmentOf(id, createdAt, status));
    const paid = { ...own, id: createId(createdAt), purchase: id, amount, paidWith: DEMO_CARD };
    await pay(
      { database, payments, customerId },
      {
        ...paid,
        status: came === 'voided' ? 'voided' : 'captured',
        updatedAt: createdAt,
        ...(came === 'refunded' && {
          refunded: amount,
          refundedAt: new Date(createdAt.getTime() + SHIPPED_AFTER + ON_ITS_WAY + KEPT),
        }),
      },
    );
  }
}
