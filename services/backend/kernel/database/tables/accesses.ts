import { bigserial, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/**
 * Who has read or changed what of whose record. No content, and no reference to rows: what was read may be gone by the time
 * that it is written, and the log stays.
 */
export const accesses = pgTable(
  'accesses',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: moment('at').notNull(),
    organization: text('organization').notNull(),
    /** Whose record. */
    patient: text('patient').notNull(),
    /** Who; null for whoever had an address that is signed and sent without a token. */
    actor: text('actor'),
    /** Whom the link was for that a patient had made; null without one. The link itself may be gone. */
    reader: text('reader'),
    session: text('session'),
    /** The id of the operation, as the OpenAPI document names it. */
    route: text('route').notNull(),
    /** The ids that the request named, by name. */
    ids: jsonb('ids').$type<{ readonly [name: string]: string }>().notNull(),
    /** How it was answered. */
    status: integer('status').notNull(),
    address: text('address').notNull(),
    userAgent: text('user_agent').notNull(),
  },
  (table) => [index('accesses_patient').on(table.patient, table.id), index('accesses_at').using('brin', table.at)],
);
