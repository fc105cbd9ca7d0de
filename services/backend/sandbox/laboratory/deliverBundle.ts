import { readBundle } from '../../adapters/laboratory/readBundle.ts';
import { SANDBOX_LABORATORY } from '../../kernel/settings/laboratorySecret.ts';
import { problems } from '../../kernel/problems/problems.ts';
import { receiveReports, type ReceivedReport } from '../../modules/labs/receiving/receiveReports.ts';
import { labBundle, type BundledReport } from './labBundle.ts';

type Portal = Parameters<typeof receiveReports>[0];
type Receiver = Parameters<typeof receiveReports>[1];

/**
 * Delivers a report as a laboratory does: as a Bundle of FHIR, by the code that reads those of real ones. Only nobody signs.
 *
 * @throws ProblemError InvalidRequest where the report is not as it must be
 */
export async function deliverBundle(
  portal: Portal,
  tenant: Receiver,
  report: BundledReport,
): Promise<readonly ReceivedReport[]> {
  const read = readBundle(JSON.parse(JSON.stringify(labBundle(report))), portal.clock());
  if (read.faults) throw problems.invalidRequest(read.faults.map(({ place, what }) => `${place} ${what}`).join('; '));
  return receiveReports(portal, tenant, SANDBOX_LABORATORY, read.reports);
}
