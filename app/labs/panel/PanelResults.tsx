import { useQuery } from '@tanstack/react-query';
import { labAnalysisQuery, labOverviewQuery } from '#services/api/labs/labReports.ts';
import { Read } from '../parts/Read.tsx';
import { ReportResults } from '../results/ReportResults.tsx';
import { useOpened } from '../useOpened.ts';
import { usePanel } from '../usePanel.ts';

const MISSING = 'You have no lab test at this address.';

/** The newest results of a lab test. */
export function PanelResults() {
  const { userId, panelId } = usePanel();
  const overview = useQuery(labOverviewQuery(userId, panelId));
  const analysis = useQuery(labAnalysisQuery(userId, panelId));
  useOpened(userId, analysis.data && overview.data?.report);
  return (
    <Read query={overview} missing={MISSING}>
      {(whole) => (
        <Read query={analysis} missing={MISSING}>
          {(results) => <ReportResults panelId={panelId} overview={whole} analysis={results} />}
        </Read>
      )}
    </Read>
  );
}
