import { eq } from 'drizzle-orm';
import { createId } from '../kernel/ids/createId.ts';
import { intakes } from '../kernel/database/tables/intakes.ts';
import { orders, shipments } from '../kernel/database/tables/orders.ts';
import type { Seeded } from './Seeded.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Days from the approval of a visit to those on which what was prescribed leaves and arrives. */
const SHIPPED_AFTER = 2;
const DELIVERED_AFTER = 5;

/** Gives an approved demo visit the order that it led to, which has arrived by now; nothing where nothing is sent. */
export async function giveOrder({ database }: Pick<Seeded, 'database'>, intakeId: string): Promise<void> {
  const [intake] = await database.db.select().from(intakes).where(eq(intakes.id, intakeId));
  const sent = intake?.products.filter(({ type }) => type === 'medication' || type === 'supplement') ?? [];
  if (!intake?.physicianReview || sent.length === 0) return;
  const { organization, userId, physicianReview: createdAt } = intake;
  const items = sent.map(({ _id, name, selected_configuration: { pricing, treatment_properties } }) => ({
    name,
    product_template: _id,
    product: treatment_properties.product,
    quantity: 1,
    amount: pricing.total_discount,
  }));
  const id = createId(createdAt);
  await database.db.insert(orders).values({
    id,
    organization,
    userId,
    intakeId,
    bought: false,
    name: items.map(({ name }) => name).join(', '),
    items,
    amount: items.reduce((sum, { amount }) => sum + amount, 0),
    status: 'delivered',
    createdAt,
    submittedAt: createdAt,
  });
  await database.db.insert(shipments).values({
    orderId: id,
    status: 'delivered',
    carrier: 'USPS',
    trackingNumber: '9400000000000000000000',
    createdAt,
    shippedAt: new Date(createdAt.getTime() + SHIPPED_AFTER * DAY),
    deliveredAt: new Date(createdAt.getTime() + DELIVERED_AFTER * DAY),
  });
}
