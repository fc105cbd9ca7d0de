import { ReportResults } from '../results/ReportResults.tsx';
import { ShareReport } from '../sharing/ShareReport.tsx';
import { useReport } from '../useReport.ts';

/** The report that the address names, once it was read. */
export function Report() {
  const { userId, panelId, reportId, overview, analysis } = useReport();
  if (!overview.data || !analysis.data) return null;
  return (
    <ReportResults panelId={panelId} overview={overview.data} analysis={analysis.data}>
      <ShareReport userId={userId} reportId={reportId} />
    </ReportResults>
  );
}
