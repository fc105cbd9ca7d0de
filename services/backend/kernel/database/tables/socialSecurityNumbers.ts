import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { users } from './users.ts';

/** The social security numbers that patients have given. */
export const socialSecurityNumbers = pgTable('social_security_numbers', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Nine digits, sealed with a key of the portal's for this patient alone. */
  sealed: text('sealed').notNull(),
  updatedAt: moment('updated_at').notNull(),
});
