import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { intakes } from './intakes.ts';
import { moment } from './moment.ts';
import { users } from './users.ts';

/**
 * Money: one active row a visit, order or subscription, and one for all that is bought for a visit. A row is written as
 * 'pending' before the provider is asked, with the key under which it is asked, so that whoever comes after a crash asks
 * for the same payment and not for another. 'authorized' is, of a visit, what it was completed with and, of an order or
 * subscription, what is about to be taken: nobody else gives it back.
 */
export const payments = pgTable(
  'payments',
  {
    id: text('id').primaryKey(),
    organization: text('organization').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    intakeId: text('intake_id').references(() => intakes.id, { onDelete: 'cascade' }),
    /** Id of the order or subscription that is paid for, where it is no visit. */
    purchase: text('purchase'),
    /** The visit that the order or subscription was made for, so that it is paid once whatever is bought for it. */
    forVisit: text('for_visit'),
    /** Cents of US dollars. */
    amount: integer('amount').notNull(),
    /** One that is 'voiding' is on its way back: nobody may pay with it any more, and the provider is still to be told. */
    status: text('status').$type<'pending' | 'authorized' | 'captured' | 'voiding' | 'voided' | 'failed'>().notNull(),
    /** The key under which the provider is asked. */
    idempotencyKey: text('idempotency_key').notNull(),
    providerId: text('provider_id'),
    /** The card, as a patient reads it; null where that was not written down. */
    paidWith: text('paid_with'),
    /** What was given back after it was taken, in cents. */
    refunded: integer('refunded').notNull().default(0),
    /** When something was given back last; null where nothing was, or where that was not written down. */
    refundedAt: moment('refunded_at'),
    /** The provider's code of a refusal. */
    failure: text('failure'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('payments_key').on(table.idempotencyKey),
    uniqueIndex('payments_provider').on(table.providerId),
    index('payments_user').on(table.userId, table.createdAt),
    index('payments_visit').on(table.intakeId),
    index('payments_bought').on(table.purchase),
    index('payments_open')
      .on(table.updatedAt)
      .where(sql`status in ('pending', 'voiding') or (status = 'authorized' and purchase is not null)`),
    uniqueIndex('payments_intake')
      .on(table.intakeId)
      .where(sql`intake_id is not null and status in ('pending', 'authorized', 'captured')`),
    uniqueIndex('payments_purchase')
      .on(table.purchase)
      .where(sql`purchase is not null and status in ('pending', 'authorized', 'captured')`),
    uniqueIndex('payments_for_visit')
      .on(table.forVisit)
      .where(sql`for_visit is not null and status in ('pending', 'authorized', 'captured')`),
    check('payments_refunded', sql`refunded_at is null or refunded > 0`),
  ],
);

/** Events of the payment provider that were acted on, so that a repeated one is not. */
export const paymentEvents = pgTable('payment_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  receivedAt: moment('received_at').notNull(),
});

/** The sandbox payment provider's own books: what a real one would keep on its side. */
export const sandboxCustomers = pgTable('sandbox_customers', {
  id: text('id').primaryKey(),
  /** The token of the card that is kept, which says how it behaves. */
  card: text('card').notNull(),
  idempotencyKey: text('idempotency_key').notNull().unique(),
});

export const sandboxPayments = pgTable('sandbox_payments', {
  id: text('id').primaryKey(),
  customer: text('customer').notNull(),
  amount: integer('amount').notNull(),
  status: text('status').$type<'authorized' | 'captured' | 'voided'>().notNull(),
  idempotencyKey: text('idempotency_key').notNull().unique(),
});

/** The subscriptions of the sandbox provider. Moments are its own; cents a period. */
export const sandboxSubscriptions = pgTable('sandbox_subscriptions', {
  id: text('id').primaryKey(),
  customer: text('customer').notNull(),
  price: text('price').notNull(),
  quantity: integer('quantity').notNull(),
  status: text('status').$type<'active' | 'past_due' | 'canceled'>().notNull(),
  paused: boolean('paused').notNull().default(false),
  periodStart: moment('period_start').notNull(),
  /** When the next period begins and is charged. */
  paidUntil: moment('paid_until').notNull(),
  /** Percent off the next renewal. */
  discountPercent: integer('discount_percent').notNull().default(0),
  /** What was answered under the key of each change, so that it is done once. */
  answers: jsonb('answers').$type<{ readonly [key: string]: object }>().notNull().default({}),
});
