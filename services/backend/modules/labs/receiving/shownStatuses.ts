import type { ObservationStatus, ReportStatus } from '#schemas/laboratory/statuses.ts';

/** Reports of which the final results are shown. */
export const SHOWN_REPORTS = ['partial', 'final', 'amended', 'corrected', 'appended'] as const satisfies ReportStatus[];

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

const SHOWN_RESULTS: ReadonlySet<ObservationStatus> = new Set(['final', 'amended', 'corrected']);
const WITHDRAWN: ReadonlySet<ObservationStatus> = new Set(['cancelled', 'entered-in-error']);
const shownReports: ReadonlySet<ReportStatus> = new Set(SHOWN_REPORTS);

/** A list of statuses as SQL. */
export const sqlList = (statuses: readonly ReportStatus[]): string => statuses.map((one) => `'${one}'`).join(', ');

/** Whether anything of a report is shown. */
export const isShownReport = (status: ReportStatus): boolean => shownReports.has(status);

/** Why a result of a status is not shown; null where it is. */
export function hiddenBy(status: ObservationStatus): 'withdrawn' | 'not-final' | null {
  if (WITHDRAWN.has(status)) return 'withdrawn';
  return SHOWN_RESULTS.has(status) ? null : 'not-final';
}
