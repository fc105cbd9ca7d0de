import type { SharedReport } from '#schemas/wire/labs/reportLink.ts';
import { reportOf, type Labs } from '../reading/Labs.ts';
import type { StoredReport } from '../reading/store.ts';

/** A report as its reader sees it. What was measured before and after is no part of it. */
export function sharedReportOf(
  labs: Labs,
  stored: StoredReport,
  { reader, expires_at }: Pick<SharedReport, 'reader' | 'expires_at'>,
): SharedReport {
  const { _id, panelId: _panel, ...report } = reportOf(stored);
  const { name, birthday, sex } = labs.patient;
  const { comment, explanation, explained_by, explained_at, outdated } = stored;
  const markers = labs.markersOf([stored]);
  return {
    reader,
    expires_at,
    patient: { name, birthday, sex },
    report,
    explanation:
      explanation === null || explained_at === null
        ? null
        : { author: explained_by, text: explanation, at: explained_at, outdated },
    others: labs.othersOf([stored]).map(({ report: _of, ...other }) => other),
    comment: comment === null ? null : { author: report.performer, text: comment, at: report.issued_at },
    categories: labs.categories.flatMap(({ slug, name: category }) => {
      const results = markers.flatMap(({ biomarker, result }) =>
        biomarker.category === slug && result ? [{ marker: biomarker.name, decimals: biomarker.decimals, result }] : [],
      );
      return results.length > 0 ? [{ name: category, results }] : [];
    }),
  };
}
