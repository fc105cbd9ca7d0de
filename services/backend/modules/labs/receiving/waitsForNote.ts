/**
 * SQL: whether the results of a report wait for a provider's note: the patient chose that, no note is there, and the patient has not
 * asked for this version. A critical result never waits, whatever its report's status.
 *
 * @param report name of a row of `lab_reports`
 */
export const waitsForNote = (report: string): string =>
  `(${report}.explanation is null and not coalesce(${report}.opened_at >= ${report}.received_at, false)
      and coalesce((select w.waits_for_lab_note from users w where w.id = ${report}.user_id), false)
      and not coalesce((select true from lab_results w where w.report_id = ${report}.id and w.digest = ${report}.digest
        and w.critical limit 1), false))`;
