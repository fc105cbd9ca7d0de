import type { LabCounts, LabOverview } from '#schemas/wire/labs/labReads.ts';
import type { LabMarker, LabOther } from '#schemas/wire/labs/labReport.ts';
import { bioAgeOf, bioAgeReport, bioAgeStatusOf, earlierDrawOf, ownAgeAt } from './bioAgeOf.ts';
import { reportOf, type Labs } from './Labs.ts';
import type { ShownReports } from './loadLabs.ts';
import type { StoredReport } from './store.ts';

/** How many results are in each band. */
function countsOf(markers: readonly LabMarker[], others: readonly LabOther[] = []): LabCounts {
  const counts = {
    'critical-low': 0,
    low: 0,
    'in-range': 0,
    optimal: 0,
    high: 0,
    'critical-high': 0,
    'marked-low': 0,
    'marked-high': 0,
    flagged: 0,
    'critical-flagged': 0,
    none: 0,
  };
  for (const { result } of markers) if (result) counts[result.band ?? 'none'] += 1;
  for (const { band, why } of others) if (why !== 'withdrawn') counts[band ?? 'none'] += 1;
  return counts;
}

/**
 * A report as a whole.
 *
 * @param reports those of its panel, newest first
 * @param shown those of which the results are counted
 */
export function overviewOf(labs: Labs, reports: readonly StoredReport[], { report, shown }: ShownReports): LabOverview {
  const markers = labs.markersOf(shown);
  const aged = report && bioAgeReport(labs, report);
  return {
    report: report ? reportOf(report) : null,
    reports: reports.map(reportOf),
    counts: countsOf(markers, labs.othersOf(shown)),
    categories: labs.categories.flatMap(({ slug, name }) => {
      const own = markers.filter(({ biomarker }) => biomarker.category === slug);
      return own.length > 0 ? [{ slug, name, counts: countsOf(own) }] : [];
    }),
    biological_age: aged
      ? {
          ...bioAgeStatusOf(bioAgeOf(labs, aged)),
          own: ownAgeAt(labs, aged) ?? null,
          ...earlierDrawOf(report, aged),
        }
      : { status: 'missing', reason: 'missing', age: null, own: null },
  };
}
