import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Policy } from '#schemas/wire/policy.ts';
import { moment } from './moment.ts';

/**
 * Every text that an organization has ever asked its patients to accept, as it was shown. Nothing here is changed or removed:
 * `agreements` names by its digest what was agreed to.
 */
export const policyTexts = pgTable(
  'policy_texts',
  {
    organization: text('organization').notNull(),
    /** SHA-256 of the text's canonical JSON. */
    digest: text('digest').notNull(),
    /** The section of the organization's policies. */
    policy: text('policy').notNull(),
    /** With the organization's name and address in it. */
    text: jsonb('text').$type<Policy>().notNull(),
    /** When a server began to show it. */
    publishedAt: moment('published_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organization, table.digest] })],
);
