import { isOfCategory } from './codes.ts';
import { readResources } from './bundleResources.ts';
import type { BundleFault, LaboratoryReport } from './LaboratoryReport.ts';
import { readReport } from './readReport.ts';

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
  const seen = new Set<string>();
  for (const { identifier, place } of reports) {
    if (seen.has(identifier))
      faults.push({ place: `${place}/identifier`, what: 'is that of another report of the bundle' });
    seen.add(identifier);
  }
  for (const { place, resource } of resources.observations)
    if (!taken.has(place) && (!resource.category || isOfCategory(resource.category, 'laboratory')))
      faults.push({ place, what: 'belongs to no report: name it in the result of one, or in hasMember' });
  return faults.length > 0 ? { faults } : { reports };
}
