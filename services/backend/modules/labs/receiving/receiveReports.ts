import type { LaboratoryReport } from '../../../adapters/laboratory/LaboratoryReport.ts';
import { versionAmong, versionedOf, type Versioned } from '../../../adapters/laboratory/versions.ts';
import { createId } from '../../../kernel/ids/createId.ts';
import { canonicalDigest } from '../../../kernel/ids/canonicalDigest.ts';
import { stableId } from '../../../kernel/ids/stableId.ts';
import { problems } from '../../../kernel/problems/problems.ts';
import type { Portal } from '../../portal/Portal.ts';
import type { KnownTenant } from '../../organizations/Tenants.ts';
import { criticalMail, newResultsMail, urgentMail } from '../mails.ts';
import { loadUnits } from './loadUnits.ts';
import { markerNamed, markersByCode } from './markersByCode.ts';
import type { PlacedReport, PlacedResult } from './PlacedReport.ts';
import { placeResult } from './placeResult.ts';
import { isFinal, isShownReport, isUnsettled, rankOf } from './shownStatuses.ts';
import { withoutOldAlarms } from './withoutOldAlarms.ts';
import { findLabOrder, listVersionedReports, writeReceived, type AlertRow, type ReportRow } from './store.ts';

/** The id of the first report that a laboratory has given an identifier. */
export const reportIdOf = (laboratory: string, identifier: string): string =>
  stableId('lab-report', laboratory, identifier);

/** A report that is kept, and what its versions have in common. */
type Kept = Versioned & { readonly id: string };

/** The id of a report: that of the one it is a version of, or of its own, by what it measures where another one has the first id. */
function idAmong(kept: readonly Kept[], laboratory: string, report: LaboratoryReport): string {
  const { order, identifier, code, name } = report;
  const versioned = versionedOf(report);
  const known = versionAmong(versioned, kept);
  if (known) return known.id;
  const first = reportIdOf(laboratory, identifier);
  if (kept.every(({ id }) => id !== first)) return first;
  const measured = versioned.measured.map((one) => one.codes[0] ?? one.name).toSorted();
  return stableId('lab-report', laboratory, identifier, order, code ?? name, ...measured);
}

/** 03-12-1985 as FHIR writes it. */
const dateOf = (birthday: string | null): string | undefined => birthday?.replace(/^(..)-(..)-(....)$/, '$3-$1-$2');

/** Of what is refused, only its place: whoever asks learns nothing of orders and patients that are not theirs. */
const unknownOrder = ({ place }: LaboratoryReport) =>
  problems.invalidRequest('a report belongs to no order of its patient', [
    {
      field: `${place}/basedOn`,
      code: 'unknown',
      message: 'is no order of this patient; check the numbers of order and patient on the requisition',
    },
  ]);

type Receiving = Pick<Portal, 'database' | 'catalogue' | 'clock'>;
type Receiver = Pick<KnownTenant, 'id' | 'settings'>;

async function placeReport(
  { database, catalogue }: Receiving,
  organization: string,
  laboratory: string,
  report: LaboratoryReport,
): Promise<PlacedReport> {
  const reportId = reportIdOf(laboratory, report.identifier);
  const asked = { organization, laboratory, order: report.order, report: reportId };
  const order = await findLabOrder(database, asked);
  const { number, birthDate } = report.patient;
  if (!order || (number !== null && number !== order.userId)) throw unknownOrder(report);
  if (birthDate !== null && birthDate !== dateOf(order.birthday)) throw unknownOrder(report);
  if (order.held !== null && order.held !== report.order) throw unknownOrder(report);
  if (order.held === null && order.isAnothers) throw unknownOrder(report);
  const named = (name: string, codes: readonly string[]) => markerNamed(catalogue, name, codes);
  const known = { units: await loadUnits(), byCode: markersByCode(catalogue), named };
  return {
    report,
    organization,
    userId: order.userId,
    panelId: report.order,
    receipts: order.receipts,
    results: withoutOldAlarms(report.results.map((result) => placeResult(result, known, order))),
  };
}

/** What of a report the patient is called for, as a digest; null where nothing is: what may still change can wait, unless it is critical. */
function toldOf({ report, results }: PlacedReport): string | null {
  const told = results.filter(
    ({ status, aside, isCritical }) =>
      isCritical || (aside !== 'withdrawn' && isFinal(status) && !isUnsettled(report.status)),
  );
  if (!isShownReport(report.status) || told.length === 0) return null;
  return canonicalDigest(
    told.map(({ biomarker, identifier, value, sent, comparator, collectedAt }) => [
      biomarker ?? identifier,
      value ?? sent.value ?? sent.text,
      comparator,
      collectedAt,
    ]),
  );
}

/** What the catalogue has no place for, and somebody should look at. */
const isOdd = ({ aside }: PlacedResult): boolean => aside !== null && aside !== 'withdrawn' && aside !== 'implausible';

function alertsOf(reportId: string, { report, results }: PlacedReport, now: Date): readonly AlertRow[] {
  const of = (kind: AlertRow['kind'], about: readonly PlacedResult[]) =>
    about.length === 0
      ? []
      : [
          {
            id: stableId(
              'lab-alert',
              reportId,
              kind,
              canonicalDigest(about.map(({ identifier, sent }) => [identifier, sent])),
            ),
            report_id: reportId,
            kind,
            mail_id: createId(now),
          },
        ];
  // The patient sees nothing of it. Whether it was only the report that was cancelled, a person asks the laboratory.
  if (report.status === 'cancelled')
    return of(
      'silenced',
      results.filter(({ isCritical }) => isCritical),
    );
  if (!isShownReport(report.status)) return [];
  return [
    ...of(
      'silenced',
      results.filter(({ sent }) => sent.retested),
    ),
    ...of(
      'critical',
      results.filter(({ isCritical }) => isCritical),
    ),
    ...of(
      'implausible',
      results.filter(({ aside }) => aside === 'implausible'),
    ),
    ...of('aside', results.filter(isOdd)),
  ];
}

/** What was received of a report. */
export interface ReceivedReport extends Pick<PlacedReport, 'report' | 'results'> {
  readonly id: string;
  /** Whether it is the newest version that has come. */
  readonly isNew: boolean;
}

/**
 * Keeps reports of a laboratory, with what the patients and the care team are told of them. Loaded twice, or in another order,
 * they come to the same.
 *
 * @param laboratory the name under which it is set up
 * @throws ProblemError InvalidRequest where one of them belongs to no order of its patient, or to one that another laboratory
 * answers; then none is kept
 */
export async function receiveReports(
  portal: Receiving,
  { id: organization, settings }: Receiver,
  laboratory: string,
  reports: readonly LaboratoryReport[],
): Promise<readonly ReceivedReport[]> {
  const now = portal.clock();
  const placed: { readonly id: string; readonly digest: string; readonly of: PlacedReport }[] = [];
  for (const report of reports) {
    const of = await placeReport(portal, organization, laboratory, report);
    const { place: _place, ...said } = report;
    const digest = rankOf(report.status) + canonicalDigest(said);
    const kept = [
      ...(await listVersionedReports(portal.database, of.panelId, laboratory, report.identifier)),
      ...placed
        .filter((one) => one.of.panelId === of.panelId && one.of.report.identifier === report.identifier)
        .map((one) => ({ id: one.id, ...versionedOf(one.of.report) })),
    ];
    placed.push({ id: idAmong(kept, laboratory, report), digest, of });
  }
  const rows = placed.map(({ id, digest, of }): ReportRow => {
    const { identifier, status, version, code, name, performer, fasting, comment, ...moments } = of.report;
    return {
      id,
      organization,
      user_id: of.userId,
      panel_id: of.panelId,
      laboratory,
      identifier,
      status,
      version_at: moments.versionAt.toISOString(),
      version,
      digest,
      code,
      name,
      performer,
      collected_at: moments.collectedAt.toISOString(),
      issued_at: moments.issuedAt.toISOString(),
      collected_as: moments.collectedAs,
      issued_as: moments.issuedAs,
      fasting,
      comment,
      told: toldOf(of),
      urgent: of.results.some(({ isCritical }) => isCritical),
      mail_id: createId(now),
      receipts: of.receipts,
    };
  });
  const results = placed.flatMap(({ id, digest, of }) =>
    of.results.map(({ isCritical: critical, collectedAt, collectedAs, issuedAt, ...result }) => ({
      ...result,
      sent: { ...result.sent, collected: collectedAs },
      critical,
      id: stableId('lab-result', id, digest, result.identifier),
      report_id: id,
      digest,
      collected_at: collectedAt.toISOString(),
      issued_at: issuedAt.toISOString(),
    })),
  );
  const written = await writeReceived(
    portal.database,
    {
      laboratory,
      reports: rows,
      results,
      alerts: placed.flatMap(({ id, of }) => alertsOf(id, of, now)),
      mail: newResultsMail(settings),
      urgent: urgentMail(settings),
      alarm: criticalMail(settings),
    },
    now,
  );
  // Something has come since they were placed. Placed again, they find it; an order that another laboratory answers is refused.
  if (!written) return await receiveReports(portal, { id: organization, settings }, laboratory, reports);
  return placed.map(({ id, of: { report, results: kept } }) => ({
    id,
    report,
    results: kept,
    isNew: written.includes(id),
  }));
}
