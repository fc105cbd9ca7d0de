import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgSequence, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Regimen } from '#schemas/regimen.ts';
import type { Subscription } from '#schemas/wire/subscription.ts';
import { intakes } from './intakes.ts';
import { moment } from './moment.ts';
import { users } from './users.ts';

/** A change of a subscription that has begun: what it is, and since when. */
export interface PendingChange {
  readonly kind: 'pause' | 'resume' | 'cancel' | 'reschedule' | 'count' | 'pay';
  /** What was asked for. */
  readonly body: { readonly [name: string]: string | number | boolean };
  /** ISO 8601. */
  readonly since: string;
  /** The request that asked for it, under which its answer is kept whoever finishes it. */
  readonly attempt: { readonly key: string; readonly digest: string };
}

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
    /** When it is charged next instead of at the end of its period; null where it was not rescheduled. */
    rescheduleAt: moment('reschedule_at'),
    /** What the provider does with invoices while it is paused. */
    pauseCollection: text('pause_collection').$type<'void'>(),
    resumesAt: moment('resumes_at'),
    pauseReason: text('pause_reason'),
    cancelReason: text('cancel_reason'),
    canceledAt: moment('canceled_at'),
    /** How often a consultation was booked that was offered to keep the patient. */
    cancellationAttempt: integer('cancellation_attempt').notNull().default(0),
    consultationAt: moment('consultation_at'),
    /** The renewal that the offered discount is good for. */
    offerRenewsAt: moment('offer_renews_at'),
    /** Percent off the next renewal. */
    discountPercent: integer('discount_percent').notNull().default(0),
    /** Start of the periods that are planned, seconds since 1970. */
    phases: jsonb('phases').$type<readonly number[]>().notNull().default([]),
    latestInvoice: text('latest_invoice'),
    /** When the provider made the newest event that its status follows. */
    providerAt: moment('provider_at'),
    /** Grows with every change; the keys under which the provider is asked follow from it. */
    revision: integer('revision').notNull().default(0),
    /** A change that the provider is being asked for: whoever comes after a crash finishes it before anything else. */
    pendingChange: jsonb('pending_change').$type<PendingChange>(),
    /** Of one that waits: the payment that was begun for its plan, which changes only once that has come to nothing. */
    paying: text('paying'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('subscriptions_user').on(table.userId, table.createdAt),
    index('subscriptions_provider').on(table.providerId),
    index('subscriptions_changing')
      .on(table.id)
      .where(sql`pending_change is not null`),
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
    status: text('status').$type<'requested' | 'active' | 'expired'>().notNull(),
    name: text('name'),
    /** How the patient takes it. */
    instructions: text('instructions'),
    /** How much and how often in words, and what is dispensed first; null where the product has no doses. */
    dose: text('dose'),
    supply: text('supply'),
    /** From what is taken follows what is dispensed later. */
    regimen: jsonb('regimen').$type<Regimen>(),
    /** Who prescribed it, as patients read it; null where that was not kept. */
    prescriber: text('prescriber'),
    expiresAt: moment('expires_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('prescriptions_product').on(table.intakeId, table.productTemplate),
    index('prescriptions_subscription').on(table.subscriptionId),
  ],
);

/** What patients ask to be changed about what is prescribed; a date behind the prescription's end asks for its renewal. */
export const prescriptionChanges = pgTable(
  'prescription_changes',
  {
    id: text('id').primaryKey(),
    subscriptionId: text('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    requestType: text('request_type').$type<'RaiseDosage' | 'LowerDosage' | 'Other' | 'Renewal'>().notNull(),
    comment: text('comment'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('prescription_changes_subscription').on(table.subscriptionId, table.createdAt)],
);

/** Counts the invoices of all organizations; a number may be left out, and none is given twice. */
export const invoiceNumbers = pgSequence('invoice_numbers');

/** What was charged for a period. Cents of US dollars. */
export const invoices = pgTable(
  'invoices',
  {
    id: text('id').primaryKey(),
    subscriptionId: text('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    /** The number on the invoice. */
    number: text('number').notNull(),
    /** The provider's id; null where it keeps none. */
    providerId: text('provider_id').unique(),
    /** The card, as a patient reads it; null where nothing was paid with one. */
    paidWith: text('paid_with'),
    /** The price of the period, and what was taken off. */
    amount: integer('amount').notNull(),
    discount: integer('discount').notNull().default(0),
    status: text('status').$type<'paid' | 'open' | 'void'>().notNull(),
    periodStart: moment('period_start').notNull(),
    periodEnd: moment('period_end').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('invoices_period').on(table.subscriptionId, table.periodStart)],
);
