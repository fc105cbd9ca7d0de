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
