import type { Database } from '../../../kernel/database/Database.ts';
import { isoText } from '../../../kernel/database/isoText.ts';
import { statement } from '../../../kernel/database/statement.ts';
import type { LabMarkerHistory } from '#schemas/wire/labs/labReads.ts';
import type { LabReport, LabResult } from '#schemas/wire/labs/labReport.ts';
import type { Measured } from '../receiving/PlacedReport.ts';
import type { AsideReason, SentResult } from '../../../kernel/database/tables/labReports.ts';
import { SHOWN_REPORTS, sqlList } from '../receiving/shownStatuses.ts';
import { waitsForNote } from '../receiving/waitsForNote.ts';

interface Stored extends Pick<LabResult, 'comparator' | 'status'> {
  readonly id: string;
  /** In UTC, so that moments can be compared as texts. */
  readonly collected_at: string;
  readonly issued_at: string;
  readonly code: string | null;
  readonly sent: SentResult;
}

/** A result of a marker, in the unit of the marker. */
export interface StoredResult extends Stored {
  /** The slug of its marker. */
  readonly biomarker: string;
  readonly value: number;
  readonly low: number | null;
  readonly high: number | null;
}

/** A result that no marker has a place for. */
export interface StoredOther extends Stored {
  readonly aside: AsideReason;
  /** Whether it alarms: by the laboratory's word, or by what it is likely to be. */
  readonly critical: boolean;
}

/** A report of which results are shown, or wait for a note. Of a marker that was measured twice in one, the newest result is the first. */
export interface StoredReport extends Omit<LabReport, 'waits' | 'ordered_by'> {
  /** The provider who ordered the test; null where nobody is known. */
  readonly ordered_by: string | null;
  /** Whether its results wait for a provider's note. Then it is read without them. */
  readonly waits: boolean;
  /** What the laboratory says of it. */
  readonly comment: string | null;
  /** When it was drawn and given out, as the laboratory wrote it; null for a report from before that was kept. */
  readonly collected_as: string | null;
  readonly issued_as: string | null;
  /** What a provider says of it, who that is, and when. */
  readonly explanation: string | null;
  readonly explained_by: string | null;
  readonly explained_at: string | null;
  /** Whether the laboratory has sent something since. */
  readonly outdated: boolean;
  readonly results: readonly StoredResult[];
  readonly others: readonly StoredOther[];
}

const SHOWN = sqlList(SHOWN_REPORTS);

/** The results of a report `r` as it is now. @param fields of their objects, of a row `s` @param condition which of them */
const resultsOf = (fields: string, condition: string): string =>
  `(select coalesce(jsonb_agg(jsonb_build_object('id', s.id, ${fields}, 'comparator', s.comparator, 'status', s.status, 'code', s.code,
          'sent', s.sent, 'collected_at', ${isoText('s.collected_at')}, 'issued_at', ${isoText('s.issued_at')})
          order by s.collected_at desc, s.issued_at desc, s.identifier desc), '[]')
        from lab_results s where s.report_id = r.id and s.digest = r.digest and ${condition})`;

const list = statement<'list_lab_reports', StoredReport>(
  'list_lab_reports',
  `select r.id as "_id", r.panel_id as "panelId", r.name, r.status, ${isoText('r.version_at')} as status_at, r.performer,
      (select l.ordered_by from lab_panels l where l.id = r.panel_id) as ordered_by,
      r.fasting, ${waitsForNote('r')} as waits, r.comment, r.collected_as, r.issued_as, r.explanation, r.explained_by, ${isoText('r.explained_at')} as explained_at,
      coalesce(r.explained_at < r.received_at, false) as outdated,
      ${isoText('r.collected_at')} as collected_at, ${isoText('r.issued_at')} as issued_at,
      ${resultsOf(`'biomarker', s.biomarker, 'value', s.value, 'low', s.low, 'high', s.high`, 's.biomarker is not null')} as results,
      ${resultsOf(`'aside', s.aside, 'critical', s.critical`, 's.biomarker is null')} as others
    from lab_reports r where r.user_id = $1 and r.status in (${SHOWN})
    order by r.collected_at desc, r.issued_at desc, r.id desc`,
);

const findPatient = statement<'find_measured_patient', { pregnant: boolean }>(
  'find_measured_patient',
  `select sex, birthday, state, first_name, last_name, first_name || ' ' || last_name as name,
      coalesce(medical_profile->'pregnant' = 'true'::jsonb, false) as pregnant
    from users where id = $1`,
);

const findPanel = statement<'find_lab_panel', { product: string | null; slug: string | null }>(
  'find_lab_panel',
  `select l.id, coalesce((select o.name from orders o where o.id = l.purchase),
      (select s.name from subscriptions s where s.id = l.purchase)) as product, l.created_at as "createdAt", l.ordered_by as "orderedBy",
      (select t.slug from product_templates t where t.id = l.product_template) as slug
    from lab_panels l where l.id = $1 and l.user_id = $2`,
);

const findPanelOfReport = statement(
  'find_panel_of_lab_report',
  `select r.panel_id as panel from lab_reports r where r.id = $1 and r.user_id = $2 and r.status in (${SHOWN})`,
);

/** A change of the dose is a later prescription of what a plan sends, with other instructions than the one before it. */
const listTreatments = statement<
  'list_lab_treatments',
  { from: string; to: string | null; changes: LabMarkerHistory['treatments'][number]['changes'] }
>(
  'list_lab_treatments',
  `select s.name, ${isoText('s.created_at')} as "from", ${isoText('s.canceled_at')} as "to",
      (select coalesce(jsonb_agg(jsonb_build_object('at', ${isoText('c.created_at')}, 'instructions', c.instructions)
          order by c.created_at), '[]')
        from (select p.created_at, p.instructions, lag(p.instructions) over (order by p.created_at, p.id) as before
          from prescriptions p where p.subscription_id = s.id and p.status <> 'requested' and p.instructions is not null) c
        where c.before <> c.instructions) as changes
    from subscriptions s where s.user_id = $1 and s.type in ('medication', 'supplement') and s.status <> 'incomplete'
    order by s.created_at, s.id`,
);

/** The reports of a patient of which results are shown, newest first. One that waits for a note has no results, and no comment. */
export async function listReports(database: Database, userId: string): Promise<readonly StoredReport[]> {
  const reports = await database.query(list, [userId]);
  return reports.map((report) => (report.waits ? { ...report, comment: null, results: [], others: [] } : report));
}

/** A patient as far as results depend on it. */
export interface MeasuredPatient extends Measured {
  readonly name: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly pregnant: boolean;
  /** The state where the patient lives. */
  readonly state: string | null;
}

/** The patient of results. */
export async function findMeasured(database: Database, userId: string): Promise<MeasuredPatient> {
  const [patient] = await database.query(findPatient, [userId]);
  return {
    sex: patient?.sex ?? null,
    birthday: patient?.birthday ?? null,
    name: patient?.name ?? '',
    first_name: patient?.first_name ?? null,
    last_name: patient?.last_name ?? null,
    pregnant: patient?.pregnant ?? false,
    state: patient?.state ?? null,
  };
}

/** A panel of a patient; undefined where there is none. */
export async function findLabPanel(database: Database, id: string, userId: string) {
  const [panel] = await database.query(findPanel, [id, userId]);
  return panel;
}

/** The id of the panel that a shown report of a patient belongs to; undefined where there is no such report. */
export async function findReportPanel(database: Database, id: string, userId: string): Promise<string | undefined> {
  const [found] = await database.query(findPanelOfReport, [id, userId]);
  return found?.panel;
}

/** What a patient has taken, oldest first. */
export const listLabTreatments = (database: Database, userId: string) => database.query(listTreatments, [userId]);
