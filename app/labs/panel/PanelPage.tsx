import { useQuery } from '@tanstack/react-query';
import { labAnalysisQuery, labOverviewQuery } from '#services/api/labs/labReports.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import * as styles from '../parts/labs.css.ts';
import { NoDiagnosis } from '../parts/NoDiagnosis.tsx';
import { Read } from '../parts/Read.tsx';
import { panelTexts } from '../rules/panelTexts.ts';
import { ReportResults } from '../results/ReportResults.tsx';
import { useOpened } from '../useOpened.ts';
import { usePanel } from '../usePanel.ts';
import { PanelNext } from './PanelNext.tsx';
import { PanelReceipt } from './PanelReceipt.tsx';

const MISSING = 'You have no lab test at this address.';

/** A lab test: how far it is and what the patient does next, its newest results where there are some, and its receipt. */
export function PanelPage() {
  const { userId, panelId, panel } = usePanel();
  const overview = useQuery(labOverviewQuery(userId, panelId));
  const analysis = useQuery(labAnalysisQuery(userId, panelId));
  usePageTitle('Lab test');
  useOpened(userId, analysis.data && overview.data?.report);
  return (
    <>
      <h1 className={styles.title}>{panel ? panelTexts(panel).label : 'Lab test'}</h1>
      <div className={styles.page}>{panel && <PanelNext userId={userId} panel={panel} />}</div>
      {panel?.latestReport !== null && (
        <Read query={overview} missing={MISSING}>
          {(whole) => (
            <Read query={analysis} missing={MISSING}>
              {(results) => <ReportResults panelId={panelId} overview={whole} analysis={results} />}
            </Read>
          )}
        </Read>
      )}
      {panel && <PanelReceipt userId={userId} panel={panel} />}
      <NoDiagnosis userId={userId} panelId={panelId} />
    </>
  );
}
