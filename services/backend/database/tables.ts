import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Answer } from '#schemas/flow/answer.ts';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import type { IntakeTemplate } from '#schemas/wire/intakeTemplate.ts';
import type { Card } from '#schemas/wire/card.ts';
import type { MedicalProfile } from '#schemas/wire/medicalProfile.ts';
import type { Membership, MembershipPrice, StartedMembership } from '#schemas/wire/membership.ts';
import type { Order } from '#schemas/wire/order.ts';
import type { Product } from '#schemas/wire/product.ts';
import type { ProductTemplate } from '#schemas/wire/productTemplate.ts';
import type { SelectedProduct } from '#schemas/wire/selectedProduct.ts';
import type { ShippingInfo } from '#schemas/wire/shippingInfo.ts';
import type { Subscription } from '#schemas/wire/subscription.ts';
import type { User } from '#schemas/wire/user.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Patients. `demo` marks those that the seed brought. */
export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    organization: text('organization').notNull(),
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    sex: text('sex').$type<User['sex']>(),
    height: integer('height'),
    weight: integer('weight'),
    birthday: text('birthday'),
    state: text('state'),
    verified: boolean('verified').notNull().default(false),
    mobileNumber: text('mobile_number'),
    mobileVerified: boolean('mobile_verified').notNull().default(false),
    verificationStatus: text('verification_status')
      .$type<User['verificationStatus']>()
      .notNull()
      .default('not_started'),
    medicalProfile: jsonb('medical_profile').$type<MedicalProfile>().notNull().default({}),
    shippingInfo: jsonb('shipping_info').$type<ShippingInfo>(),
    /** The account at the payment provider. */
    stripeId: text('stripe_id'),
    card: jsonb('card').$type<Card>(),
    mailchimpId: text('mailchimp_id'),
    revision: integer('revision').notNull().default(0),
    demo: boolean('demo').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('users_email').on(table.organization, table.email)],
);

/** Sign-ins. A session that ended stays, so that its tokens are refused and not unknown. */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    organization: text('organization').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** Refresh tokens by the hash of their text. All tokens of one session are one family. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: text('hash').primaryKey(),
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    rotatedAt: moment('rotated_at'),
  },
  (table) => [index('refresh_tokens_session').on(table.sessionId)],
);

/** Failed sign-ins by the hash of organization, account and address. */
export const loginAttempts = pgTable('login_attempts', {
  key: text('key').primaryKey(),
  failures: integer('failures').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

/** What the server keeps for itself, such as the signing secret. */
export const secrets = pgTable('secrets', { name: text('name').primaryKey(), value: text('value').notNull() });

/** Every version of an intake template that was ever in force. `templateId` is the public id, stable over versions. */
export const templateVersions = pgTable(
  'template_versions',
  {
    id: text('id').primaryKey(),
    organization: text('organization').notNull(),
    templateId: text('template_id').notNull(),
    slug: text('slug').notNull(),
    /** Counts the stored versions of one template, in the order in which they came into force. */
    sequence: integer('sequence').notNull(),
    version: integer('version').notNull(),
    /** SHA-256 of the definition's canonical text. */
    digest: text('digest').notNull(),
    header: jsonb('header').$type<IntakeTemplate['header']>().notNull(),
    definition: jsonb('definition').$type<StepSet>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('template_versions_sequence').on(table.templateId, table.sequence),
    index('template_versions_organization').on(table.organization),
  ],
);

/**
 * Visits. `revision` grows with every change of the visit or its answers; a write that was checked against one revision
 * only succeeds on that revision.
 */
export const intakes = pgTable(
  'intakes',
  {
    id: text('id').primaryKey(),
    organization: text('organization').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    templateId: text('template_id').notNull(),
    versionId: text('version_id')
      .notNull()
      .references(() => templateVersions.id),
    type: text('type').notNull(),
    pharmacyVerification: boolean('pharmacy_verification').notNull().default(false),
    products: jsonb('products').$type<readonly SelectedProduct[]>().notNull().default([]),
    promoCode: text('promo_code'),
    revision: integer('revision').notNull().default(0),
    patientComplete: moment('patient_complete'),
    physicianReview: moment('physician_review'),
    closed: moment('closed'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('intakes_user').on(table.userId, table.createdAt),
    index('intakes_submitted').on(table.organization, table.patientComplete),
    uniqueIndex('intakes_open')
      .on(table.userId, table.templateId)
      .where(sql`patient_complete is null and closed is null`),
  ],
);

/** One row a question of a visit. */
export const intakeResponses = pgTable(
  'intake_responses',
  {
    id: text('id').primaryKey(),
    intakeId: text('intake_id')
      .notNull()
      .references(() => intakes.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    step: text('step').notNull(),
    value: jsonb('value').$type<Answer>(),
    revision: integer('revision').notNull().default(0),
    updatedAt: moment('updated_at'),
  },
  (table) => [uniqueIndex('intake_responses_position').on(table.intakeId, table.position)],
);

/** What happened to a visit, by whom and when; written in the statement that does it. */
export const intakeEvents = pgTable(
  'intake_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    intakeId: text('intake_id')
      .notNull()
      .references(() => intakes.id, { onDelete: 'cascade' }),
    actor: text('actor').notNull(),
    kind: text('kind').$type<'created' | 'answered' | 'configured' | 'completed' | 'closed' | 'reviewed'>().notNull(),
    responseId: text('response_id'),
    revision: integer('revision'),
    value: jsonb('value').$type<Answer>(),
    at: moment('at').notNull(),
  },
  (table) => [index('intake_events_intake').on(table.intakeId, table.id)],
);

/** Successes that were acknowledged under an idempotency key, kept for replay. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: text('user_id').notNull(),
    key: text('key').notNull(),
    /** SHA-256 of method, address and body. */
    digest: text('digest').notNull(),
    /** The acknowledged answer, byte for byte. */
    body: text('body').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);

/** Mail and SMS to be sent, written in the statement that gives the occasion. No health data. */
export const outbox = pgTable(
  'outbox',
  {
    id: text('id').primaryKey(),
    organization: text('organization').notNull(),
    userId: text('user_id').notNull(),
    channel: text('channel').$type<'mail' | 'sms'>().notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull(),
    deliveredAt: moment('delivered_at'),
  },
  (table) => [
    index('outbox_organization').on(table.organization, table.createdAt),
    index('outbox_waiting')
      .on(table.createdAt)
      .where(sql`delivered_at is null`),
  ],
);

/** What organizations sell. `data` is the product template as the wire shows it; the catalogue stores it at start. */
export const productTemplates = pgTable(
  'product_templates',
  {
    id: text('id').primaryKey(),
    organization: text('organization').notNull(),
    slug: text('slug').notNull(),
    /** Place in the catalogue. */
    position: integer('position').notNull(),
    data: jsonb('data').$type<ProductTemplate>().notNull(),
    /** State abbreviations in which it is not sold. */
    unavailable: jsonb('unavailable').$type<readonly string[]>().notNull().default([]),
  },
  (table) => [uniqueIndex('product_templates_slug').on(table.organization, table.slug)],
);

/** Priced items. */
export const products = pgTable(
  'products',
  {
    id: text('id').primaryKey(),
    organization: text('organization').notNull(),
    productTemplate: text('product_template')
      .notNull()
      .references(() => productTemplates.id),
    position: integer('position').notNull(),
    data: jsonb('data').$type<Product>().notNull(),
  },
  (table) => [index('products_template').on(table.productTemplate, table.position)],
);

export const memberships = pgTable(
  'memberships',
  {
    id: text('id').primaryKey(),
    organization: text('organization').notNull(),
    slug: text('slug').notNull(),
    data: jsonb('data').$type<Membership>().notNull(),
  },
  (table) => [uniqueIndex('memberships_slug').on(table.organization, table.slug)],
);

export const membershipPrices = pgTable(
  'membership_prices',
  {
    id: text('id').primaryKey(),
    organization: text('organization').notNull(),
    membership: text('membership')
      .notNull()
      .references(() => memberships.id),
    data: jsonb('data').$type<MembershipPrice>().notNull(),
  },
  (table) => [index('membership_prices_membership').on(table.membership)],
);

/** Discount codes, in capitals. */
export const coupons = pgTable(
  'coupons',
  {
    organization: text('organization').notNull(),
    code: text('code').notNull(),
    percent: integer('percent').notNull(),
    /** Ids of the product templates that it serves. */
    productTemplates: jsonb('product_templates').$type<readonly string[]>().notNull(),
    expiresAt: moment('expires_at'),
  },
  (table) => [primaryKey({ columns: [table.organization, table.code] })],
);

/** Memberships that patients have joined; a patient has one at a time. */
export const startedMemberships = pgTable(
  'started_memberships',
  {
    id: text('id').primaryKey(),
    organization: text('organization').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    membership: text('membership').notNull(),
    priceId: text('price_id').notNull(),
    /** Cents a period. */
    amount: integer('amount').notNull(),
    status: text('status').$type<StartedMembership['status']>().notNull(),
    /** The visit that it is paid with; null as long as none was completed. */
    paidWith: text('paid_with').references(() => intakes.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('started_memberships_user')
      .on(table.userId)
      .where(sql`status <> 'canceled'`),
  ],
);

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
    /** Whether the patient bought it; false for what an approved visit led to. */
    bought: boolean('bought').notNull(),
    name: text('name').notNull(),
    items: jsonb('items').$type<Order['items']>().notNull(),
    /** Cents, after discounts. */
    amount: integer('amount').notNull(),
    promoCode: text('promo_code'),
    status: text('status').$type<Order['status']>().notNull(),
    createdAt: moment('created_at').notNull(),
    submittedAt: moment('submitted_at'),
  },
  (table) => [
    index('orders_user').on(table.userId, table.createdAt),
    index('orders_visit').on(table.intakeId),
    uniqueIndex('orders_intake')
      .on(table.intakeId)
      .where(sql`intake_id is not null and not bought`),
  ],
);

export const shipments = pgTable('shipments', {
  orderId: text('order_id')
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  status: text('status').$type<'preparing' | 'shipped'>().notNull(),
  carrier: text('carrier'),
  trackingNumber: text('tracking_number'),
  createdAt: moment('created_at').notNull(),
  shippedAt: moment('shipped_at'),
});

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
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('lab_panels_purchase').on(table.purchase),
    index('lab_panels_user').on(table.userId, table.productTemplate, table.createdAt),
  ],
);

/**
 * Money: one living row a visit, order or subscription. A row is written as 'pending' before the provider is asked, with
 * the key under which it is asked, so that whoever comes after a crash asks for the same payment and not for another.
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
    /** Cents of US dollars. */
    amount: integer('amount').notNull(),
    /** One that is 'voiding' is on its way back: nobody may pay with it any more, and the provider is still to be told. */
    status: text('status').$type<'pending' | 'authorized' | 'captured' | 'voiding' | 'voided' | 'failed'>().notNull(),
    /** The key under which the provider is asked. */
    idempotencyKey: text('idempotency_key').notNull(),
    providerId: text('provider_id'),
    /** The provider's code of a refusal. */
    failure: text('failure'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('payments_key').on(table.idempotencyKey),
    uniqueIndex('payments_provider').on(table.providerId),
    index('payments_visit').on(table.intakeId),
    uniqueIndex('payments_intake')
      .on(table.intakeId)
      .where(sql`intake_id is not null and status in ('pending', 'authorized', 'captured')`),
    uniqueIndex('payments_purchase')
      .on(table.purchase)
      .where(sql`purchase is not null and status in ('pending', 'authorized', 'captured')`),
  ],
);

/** Events of the payment provider that were acted on, so that a repeated one is not. */
export const paymentEvents = pgTable('payment_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  receivedAt: moment('received_at').notNull(),
});

/** Where patients stand on the mailing list. */
export const mailingTags = pgTable(
  'mailing_tags',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    status: text('status').$type<'active' | 'inactive'>().notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.name] })],
);

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
