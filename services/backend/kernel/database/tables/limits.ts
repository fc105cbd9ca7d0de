import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** How often something was done within a time that all servers count together. */
export const limits = pgTable('limits', {
  /** The hash of what is counted and for whom. */
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  /** When the count begins anew. */
  expiresAt: moment('expires_at').notNull(),
});
