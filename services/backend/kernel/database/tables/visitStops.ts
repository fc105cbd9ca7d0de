import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Answer } from '#schemas/flow/answer.ts';
import { intakes } from './intakes.ts';
import { moment } from './moment.ts';
import { users } from './users.ts';

/**
 * Stops that were raised in visits: reasons not to sell what the visit is about, or to have a person decide first. A row
 * that is not cleared binds its patient in every visit of the template, and holds what the visit led to.
 */
export const visitStops = pgTable(
  'visit_stops',
  {
    id: text('id').primaryKey(),
    organization: text('organization').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    intakeId: text('intake_id')
      .notNull()
      .references(() => intakes.id, { onDelete: 'cascade' }),
    templateId: text('template_id').notNull(),
    /** Its id in the template. */
    stop: text('stop').notNull(),
    /** What it was when it was raised: a `never` whose answer changed is raised again as `provider-first`. */
    kind: text('kind').$type<'never' | 'provider-first'>().notNull(),
    /** What its condition read then, by reference. */
    answers: jsonb('answers').$type<Answer>().notNull(),
    raisedAt: moment('raised_at').notNull(),
    /** When the care team was written to; null where it was not, or need not be. */
    toldAt: moment('told_at'),
    clearedAt: moment('cleared_at'),
    clearedBy: text('cleared_by'),
  },
  (table) => [
    uniqueIndex('visit_stops_raised')
      .on(table.intakeId, table.stop, table.kind)
      .where(sql`cleared_at is null`),
    index('visit_stops_user').on(table.userId, table.templateId),
    index('visit_stops_organization').on(table.organization, table.raisedAt),
  ],
);
