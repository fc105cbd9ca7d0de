import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import type { IntakeTemplate } from '#schemas/wire/intakeTemplate.ts';
import { moment } from './moment.ts';

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
