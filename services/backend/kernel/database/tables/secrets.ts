import { pgTable, text } from 'drizzle-orm/pg-core';

/** What the server keeps for itself, such as the signing secret. */
export const secrets = pgTable('secrets', { name: text('name').primaryKey(), value: text('value').notNull() });
