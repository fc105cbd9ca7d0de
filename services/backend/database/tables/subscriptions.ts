import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Subscription } from '#schemas/wire/subscription.ts';
import { intakes } from './intakes.ts';
import { moment } from './moment.ts';
import { users } from './users.ts';

/** Plans that renew. One that waits for its visit is 'incomplete'; a patient has at most one such of a product. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: text('id').primaryKey(),
    organization: text('organization').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    intakeId: text('intake_id').references(() => intakes.id, { onDelete: 'cascade' }),
    productTemplate: text('product_template').notNull(),
    product: text('product').notNull(),
    name: text('name').notNull(),
    type: text('type').$type<Subscription['type']>().notNull(),
    status: text('status').$type<Subscription['status']>().notNull(),
    /** Months. */
    duration: integer('duration').notNull(),
    quantity: integer('quantity').notNull(),
    /** Cents a period. */
    amount: integer('amount').notNull(),
    coachingLink: text('coaching_link'),
    /** The subscription at the payment provider; null before it has begun. */
    providerId: text('provider_id'),
    currentPeriodStart: moment('current_period_start'),
    currentPeriodEnd: moment('current_period_end'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('subscriptions_user').on(table.userId, table.createdAt),
    uniqueIndex('subscriptions_intake')
      .on(table.intakeId, table.productTemplate)
      .where(sql`intake_id is not null`),
    uniqueIndex('subscriptions_waiting')
      .on(table.userId, table.productTemplate)
      .where(sql`status = 'incomplete'`),
  ],
);

/** What a provider prescribed, one row a product of a visit. */
export const prescriptions = pgTable(
  'prescriptions',
  {
    id: text('id').primaryKey(),
    intakeId: text('intake_id')
      .notNull()
      .references(() => intakes.id, { onDelete: 'cascade' }),
    subscriptionId: text('subscription_id').references(() => subscriptions.id, { onDelete: 'cascade' }),
    productTemplate: text('product_template').notNull(),
    status: text('status').$type<'requested'>().notNull(),
    expiresAt: moment('expires_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('prescriptions_product').on(table.intakeId, table.productTemplate)],
);
