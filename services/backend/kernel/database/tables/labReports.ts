import { boolean, doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { LabFlag } from '#schemas/laboratory/LabFlag.ts';
import type { ObservationStatus, ReportStatus } from '#schemas/laboratory/statuses.ts';
import { labPanels } from './orders.ts';
import { moment } from './moment.ts';
import { users } from './users.ts';

/** What laboratories report, one row a report: the newest version that has come, in whichever order they came. */
export const labReports = pgTable(
  'lab_reports',
  {
    /** Follows from the laboratory and its identifier, so that there is one row of each report. */
    id: text('id').primaryKey(),
    organization: text('organization').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    panelId: text('panel_id')
      .notNull()
      .references(() => labPanels.id, { onDelete: 'cascade' }),
    /** The name under which the laboratory is set up. */
    laboratory: text('laboratory').notNull(),
    /** Under which the laboratory keeps the report. */
    identifier: text('identifier').notNull(),
    status: text('status').$type<ReportStatus>().notNull(),
    /**
     * When the laboratory made this version, its number, and the rank of its status with the digest of what it says: the
     * greatest of the three wins.
     */
    versionAt: moment('version_at').notNull(),
    version: integer('version').notNull(),
    digest: text('digest').notNull(),
    /** The LOINC code of what was ordered; null without one. */
    code: text('code'),
    name: text('name').notNull(),
    /** Who measured; null where that is not said. */
    performer: text('performer'),
    collectedAt: moment('collected_at').notNull(),
    /** When the laboratory gave it out. */
    issuedAt: moment('issued_at').notNull(),
    /** Both as the laboratory wrote them, such as 2026-11-20; null for reports from before these columns. */
    collectedAs: text('collected_as'),
    issuedAs: text('issued_as'),
    /** Whether the patient had fasted; null where that is not said. */
    fasting: boolean('fasting'),
    /** What the laboratory says of it as a whole. */
    comment: text('comment'),
    receivedAt: moment('received_at').notNull(),
    /** What a provider of the organization says of it, who that is as patients read it, and when; null without a word. */
    explanation: text('explanation'),
    explainedBy: text('explained_by'),
    explainedAt: moment('explained_at'),
    /** When the patient opened it last; null before that. */
    openedAt: moment('opened_at'),
  },
  (table) => [
    index('lab_reports_user').on(table.userId, table.collectedAt),
    index('lab_reports_panel').on(table.panelId),
  ],
);

/** What was measured, as the laboratory has sent it. Numbers are in the unit that it names. */
export interface SentResult {
  /** The name of the code, as the laboratory writes it. */
  readonly name: string;
  readonly value: number | null;
  /** A value that is no number. */
  readonly text: string | null;
  readonly unit: string | null;
  readonly low: number | null;
  readonly high: number | null;
  /** The range as a text; left out where there is none, as are those below. */
  readonly range?: string;
  /** Whether the laboratory gives ranges, and none of them is for a patient of this sex and age. */
  readonly unfit?: true;
  /** The laboratory's judgement, and its words for it. */
  readonly flag?: LabFlag;
  readonly flagText?: string;
  readonly note?: string;
  /** What it was measured in, such as "Arterial line". */
  readonly specimen?: string;
  /** Whether it is critical, and its report has a newer value of the same marker. */
  readonly retested?: true;
  /** When it was drawn, as the laboratory wrote it, such as 2026-11-20. */
  readonly collected?: string;
}

/** Why a result is shown as it was sent, and by no marker of the catalogue. */
export type AsideReason = 'unknown-code' | 'wrong-unit' | 'no-number' | 'implausible' | 'withdrawn';

/** The results of every version of a report that has come: those of the version that the report is now are its results. */
export const labResults = pgTable(
  'lab_results',
  {
    /** Follows from the version of the report and the laboratory's identifier. */
    id: text('id').primaryKey(),
    reportId: text('report_id')
      .notNull()
      .references(() => labReports.id, { onDelete: 'cascade' }),
    /** The digest of the version that it stands in. */
    digest: text('digest').notNull(),
    identifier: text('identifier').notNull(),
    status: text('status').$type<ObservationStatus>().notNull(),
    /** The LOINC code; null where the laboratory gives none. */
    code: text('code'),
    /** The marker of the catalogue; null where it is shown as it was sent. */
    biomarker: text('biomarker'),
    aside: text('aside').$type<AsideReason>(),
    /** The value and the range of the laboratory in the unit of the catalogue; null where there is none. */
    value: doublePrecision('value'),
    comparator: text('comparator').$type<'<' | '<=' | '>' | '>='>(),
    low: doublePrecision('low'),
    high: doublePrecision('high'),
    /** Whether its value was critical when it came, or the laboratory called it so, and its report has no newer value of it. */
    critical: boolean('critical').notNull(),
    sent: jsonb('sent').$type<SentResult>().notNull(),
    collectedAt: moment('collected_at').notNull(),
    issuedAt: moment('issued_at').notNull(),
  },
  (table) => [index('lab_results_report').on(table.reportId, table.digest)],
);

/**
 * What the care team has to look at: a critical value, one that calls no patient because it was measured again or its report was
 * cancelled, one that cannot be true, results without a marker, or a refused bundle.
 */
export const labAlerts = pgTable(
  'lab_alerts',
  {
    /** Follows from the report or bundle and the cause of the alert, so that the same alert is sent once. */
    id: text('id').primaryKey(),
    organization: text('organization').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null where nothing was kept: the bundle was refused. */
    reportId: text('report_id').references(() => labReports.id, { onDelete: 'cascade' }),
    /** The order that a refused bundle names; null where it names the patient alone, and where there is a report. */
    panelId: text('panel_id').references(() => labPanels.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'critical' | 'silenced' | 'implausible' | 'aside' | 'refused'>().notNull(),
    /** Whether it cannot wait: a value or a flag is critical. */
    urgent: boolean('urgent').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    /** When the care team closed it, and who did; null while it is open. */
    closedAt: moment('closed_at'),
    closedBy: text('closed_by'),
  },
  (table) => [
    index('lab_alerts_organization').on(table.organization, table.createdAt),
    index('lab_alerts_user').on(table.userId),
  ],
);
