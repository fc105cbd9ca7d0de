import type { BioAgeOverview } from '#schemas/wire/labs/labReads.ts';
import { bioAgeMarkers, bioAgeOf, bioAgeStatusOf } from './bioAgeOf.ts';
import { reportOf, type Labs } from './Labs.ts';
import type { StoredReport } from './store.ts';

/** The biological age of a patient by the newest report of a panel. @param reports those of the panel, newest first */
export function bioAgeOverviewOf(labs: Labs, reports: readonly StoredReport[]): BioAgeOverview {
  const [newest] = reports;
  const given = newest && bioAgeOf(labs, newest);
  const seen = new Set<string>();
  const history = reports.flatMap((report) => {
    const { age } = bioAgeStatusOf(bioAgeOf(labs, report));
    // Several reports of one draw have one age.
    if (age === null || seen.has(report.collected_at)) return [];
    seen.add(report.collected_at);
    return [{ report: report._id, collected_at: reportOf(report).collected_at, age }];
  });
  const missing = given && 'reason' in given && given.reason === 'missing' ? given.missing : [];
  return {
    ...(given ? bioAgeStatusOf(given) : { status: 'missing', reason: 'missing', age: null }),
    method: 'PhenoAge',
    inputs: bioAgeMarkers.flatMap((slug) => {
      const marker = labs.marker(slug);
      return marker ? [labs.newest(marker, newest ? labs.upTo(newest) : [])] : [];
    }),
    missing: given ? [...missing] : [...bioAgeMarkers],
    history,
  };
}
