import type { ObservationStatus, ReportStatus } from '#schemas/laboratory/statuses.ts';

/** Reports of which the results are shown, with a word where they may still change. */
export const SHOWN_REPORTS = [
  'preliminary',
  'partial',
  'final',
  'amended',
  'corrected',
  'appended',
  'unknown',
] as const satisfies ReportStatus[];

/** Reports with which the results of a panel are ready. */
export const READY_REPORTS = ['final', 'amended', 'corrected', 'appended'] as const satisfies ReportStatus[];

/** From what says the least to what takes everything back: of two versions of one moment and number, the later one wins. */
const RANKED: readonly ReportStatus[] = [
  'unknown',
  'registered',
  'preliminary',
  'partial',
  'final',
  'appended',
  'amended',
  'corrected',
  'cancelled',
  'entered-in-error',
];

/** The place of a status among versions of one moment, one digit. */
export const rankOf = (status: ReportStatus): string => String(RANKED.indexOf(status));

const FINAL_RESULTS: ReadonlySet<ObservationStatus> = new Set(['final', 'amended', 'corrected']);
const WITHDRAWN: ReadonlySet<ObservationStatus> = new Set(['cancelled', 'entered-in-error']);
const shownReports: ReadonlySet<ReportStatus> = new Set(SHOWN_REPORTS);

/** A list of statuses as SQL. */
export const sqlList = (statuses: readonly ReportStatus[]): string => statuses.map((one) => `'${one}'`).join(', ');

/** Whether anything of a report is shown. */
export const isShownReport = (status: ReportStatus): boolean => shownReports.has(status);

/** Whether a report may still change, so that patients are not called for it unless it cannot wait. */
export const isUnsettled = (status: ReportStatus): boolean => status === 'preliminary' || status === 'unknown';

/** Whether the laboratory has taken a result back. */
export const isWithdrawn = (status: ObservationStatus): boolean => WITHDRAWN.has(status);

/** Whether a result is the laboratory's last word. */
export const isFinal = (status: ObservationStatus): boolean => FINAL_RESULTS.has(status);

/**
 * SQL: whether the critical values of a report are explained: a provider's note is newer than what the laboratory sent last, or
 * the care team has closed every critical task of the report.
 *
 * @param report name of a row of `lab_reports`
 */
export const isExplainedReport = (report: string): string =>
  `(coalesce(${report}.explained_at >= ${report}.received_at, false)
      or coalesce((select bool_and(x.closed_at is not null) from lab_alerts x
        where x.user_id = ${report}.user_id and x.report_id = ${report}.id and x.kind = 'critical'), false))`;
