import { ReportResults } from '../results/ReportResults.tsx';
import { useReport } from '../useReport.ts';

/** The report that the address names, once it was read. */
export function Report() {
  const { panelId, overview, analysis } = useReport();
  if (!overview.data || !analysis.data) return null;
  return <ReportResults panelId={panelId} overview={overview.data} analysis={analysis.data} />;
}
