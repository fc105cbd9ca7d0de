import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { labAnalysisQuery, labOverviewQuery } from '#services/api/labs/labReports.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { Day } from '../parts/Day.tsx';
import * as styles from '../parts/labs.css.ts';
import { NoDiagnosis } from '../parts/NoDiagnosis.tsx';
import { Read } from '../parts/Read.tsx';
import { Attention } from '../results/Attention.tsx';
import { Changes } from '../results/Changes.tsx';
import { ReportSummary } from '../results/ReportSummary.tsx';
import { usePanel } from '../usePanel.ts';

const MISSING = 'This lab test has no report at this address. The laboratory may have taken it back.';

/** What a report says in short: how many results are where, what to look at first, and what has changed. */
export function AnalysisPage() {
  const { userId, panelId } = usePanel();
  const { reportId = '' } = useParams({ strict: false });
  const overview = useQuery(labOverviewQuery(userId, panelId, reportId));
  const analysis = useQuery(labAnalysisQuery(userId, panelId, reportId));
  const report = overview.data?.report;
  usePageTitle('Lab summary');
  return (
    <>
      <h1 className={styles.title}>
        Summary
        {report && (
          <>
            {' '}
            of <Day at={report.collected_at} />
          </>
        )}
      </h1>
      <Read query={overview} missing={MISSING}>
        {(whole) => (
          <Read query={analysis} missing={MISSING}>
            {(results) => (
              <>
                <ReportSummary overview={whole} analysis={results} />
                <Attention panelId={panelId} markers={results.markers} />
                <Changes panelId={panelId} markers={results.markers} />
                <div className={`${styles.actions} ${styles.end}`}>
                  <Link to="/labs/$panelId/history/$reportId" params={{ panelId, reportId }} className={button()}>
                    See all results
                  </Link>
                  <Link
                    to="/labs/$panelId/analysis-summary/$reportId/history"
                    params={{ panelId, reportId }}
                    className={button({ look: 'secondary' })}
                  >
                    Earlier summaries
                  </Link>
                </div>
              </>
            )}
          </Read>
        )}
      </Read>
      <NoDiagnosis userId={userId} panelId={panelId} />
    </>
  );
}
