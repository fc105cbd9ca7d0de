import { createId } from '../kernel/ids/createId.ts';
import { orders, shipments } from '../kernel/database/tables/orders.ts';
import { productTemplateIdOf } from '../modules/catalogue/catalogueIds.ts';
import { listStoredOffers } from '../modules/products/store.ts';
import { DEMO_CARD } from './giveCard.ts';
import { demoShipment, GIVEN_BACK_AFTER } from './demoShipment.ts';
import type { DemoOrder } from './patients/demoOrders.ts';
import { pay } from './pay.ts';
import type { Seeded, Subscriber } from './Seeded.ts';

const DAY = 24 * 60 * 60 * 1000;

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
    if (came !== 'voided') await database.db.insert(shipments).values(demoShipment(id, createdAt, status));
    const paid = { ...own, id: createId(createdAt), purchase: id, amount, paidWith: DEMO_CARD };
    await pay(
      { database, payments, customerId },
      {
        ...paid,
        status: came === 'voided' ? 'voided' : 'captured',
        updatedAt: createdAt,
        ...(came === 'refunded' && {
          refunded: amount,
          refundedAt: new Date(createdAt.getTime() + GIVEN_BACK_AFTER),
        }),
      },
    );
  }
}
