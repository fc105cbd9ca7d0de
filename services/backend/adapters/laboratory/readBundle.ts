import { isOfCategory } from './codes.ts';
import { readResources } from './bundleResources.ts';
import type { BundleFault, LaboratoryReport } from './LaboratoryReport.ts';
import { readReport } from './readReport.ts';
import { isVersionOf, versionedOf } from './versions.ts';

/** What a bundle holds, or everything that is wrong with it. */
export type ReadBundle =
  | { readonly reports: readonly LaboratoryReport[]; readonly faults?: undefined }
  | { readonly faults: readonly BundleFault[] };

/**
 * Reads a Bundle of FHIR R4 with the reports of a laboratory and their results, in the profiles of US Core. A bundle with
 * anything wrong is refused as a whole, so that nobody sees a part of a report.
 *
 * @param sent the JSON of a signed request
 */
export function readBundle(sent: unknown, now: Date): ReadBundle {
  const faults: BundleFault[] = [];
  const resources = readResources(sent, faults);
  if (!resources || faults.length > 0) return { faults };
  const taken = new Set<string>();
  const reports = resources.reports.flatMap((report) => readReport(report, resources, { now, taken }, faults) ?? []);
  for (const [at, report] of reports.entries())
    if (
      reports
        .slice(0, at)
        .some((one) => one.identifier === report.identifier && isVersionOf(versionedOf(one), versionedOf(report)))
    )
      faults.push({ place: `${report.place}/identifier`, what: 'is that of another report of the bundle' });
  for (const { place, resource } of resources.observations)
    if (!taken.has(place) && (!resource.category || isOfCategory(resource.category, 'laboratory')))
      faults.push({ place, what: 'belongs to no report: name it in the result of one, or in hasMember' });
  return faults.length > 0 ? { faults } : { reports };
}
