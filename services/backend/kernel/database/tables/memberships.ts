import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Membership, MembershipPrice, StartedMembership } from '#schemas/wire/membership.ts';
import { intakes } from './intakes.ts';
import { moment } from './moment.ts';
import { users } from './users.ts';

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
    index('started_memberships_visit').on(table.paidWith),
    index('started_memberships_all').on(table.userId, table.createdAt),
    uniqueIndex('started_memberships_user')
      .on(table.userId)
      .where(sql`status <> 'canceled'`),
  ],
);
