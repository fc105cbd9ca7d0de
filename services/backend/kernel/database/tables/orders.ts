import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { LabState } from '#schemas/wire/labs/labState.ts';
import type { Order } from '#schemas/wire/order.ts';
import { intakes } from './intakes.ts';
import { moment } from './moment.ts';
import { users } from './users.ts';

/** Orders: bought by patients, or made when a visit is approved. */
export const orders = pgTable(
  'orders',
  {
    id: text('id').primaryKey(),
    organization: text('organization').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    intakeId: text('intake_id').references(() => intakes.id, { onDelete: 'cascade' }),
    /** Id of the product template where no visit sells it: a patient has one draft of each. */
    draftOf: text('draft_of'),
    /** Whether the patient bought it; false for what an approved visit led to. */
    bought: boolean('bought').notNull(),
    name: text('name').notNull(),
    items: jsonb('items').$type<Order['items']>().notNull(),
    /** Cents, after discounts. */
    amount: integer('amount').notNull(),
    promoCode: text('promo_code'),
    status: text('status').$type<Order['status']>().notNull(),
    createdAt: moment('created_at').notNull(),
    /** When somebody began to pay for it last: one that was read before that is not written anew. */
    begunAt: moment('begun_at'),
    submittedAt: moment('submitted_at'),
  },
  (table) => [
    index('orders_user').on(table.userId, table.createdAt),
    index('orders_visit').on(table.intakeId),
    uniqueIndex('orders_intake')
      .on(table.intakeId)
      .where(sql`intake_id is not null and not bought`),
    uniqueIndex('orders_draft')
      .on(table.userId, table.draftOf)
      .where(sql`draft_of is not null and status = 'draft'`),
    check('orders_status', sql`status in ('draft', 'processing', 'shipped', 'delivered')`),
  ],
);

/** What is sent of an order, one row an order. */
export const shipments = pgTable(
  'shipments',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    status: text('status').$type<'preparing' | 'shipped' | 'delivered'>().notNull(),
    carrier: text('carrier'),
    trackingNumber: text('tracking_number'),
    createdAt: moment('created_at').notNull(),
    shippedAt: moment('shipped_at'),
    deliveredAt: moment('delivered_at'),
  },
  () => [
    check('shipments_status', sql`status in ('preparing', 'shipped', 'delivered')`),
    check('shipments_shipped', sql`(status = 'preparing') = (shipped_at is null)`),
    check('shipments_delivered', sql`(status = 'delivered') = (delivered_at is not null)`),
  ],
);

/** The patient's panels of lab products, one an order or subscription. */
export const labPanels = pgTable(
  'lab_panels',
  {
    id: text('id').primaryKey(),
    organization: text('organization').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productTemplate: text('product_template').notNull(),
    /** Id of the order or subscription that it comes with. */
    purchase: text('purchase').notNull(),
    /** The provider who ordered it, as patients read it; null where nobody is known. */
    orderedBy: text('ordered_by'),
    /** The laboratory whose reports answer it, the first that has sent one; null until then. */
    laboratory: text('laboratory'),
    /** How often laboratories have sent reports of it: what comes at the same time sees that it is not the first. */
    receipts: integer('receipts').notNull().default(0),
    /** How far it has come; that its results are ready follows from its reports. */
    status: text('status').$type<Exclude<LabState, 'results_ready'>>().notNull().default('pending'),
    /** When it came so far; null where it was bought before that was kept. */
    statusAt: moment('status_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('lab_panels_purchase').on(table.purchase),
    index('lab_panels_user').on(table.userId, table.productTemplate, table.createdAt),
  ],
);
