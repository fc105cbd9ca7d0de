import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { Icon } from '#renderers/ui/icons/Icon.tsx';
import { labAnalysisQuery, labOverviewQuery } from '#services/api/labs/labReports.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { Day } from '../parts/Day.tsx';
import * as styles from '../parts/labs.css.ts';
import { NoDiagnosis } from '../parts/NoDiagnosis.tsx';
import { Read } from '../parts/Read.tsx';
import { ReportResults } from '../results/ReportResults.tsx';
import { usePanel } from '../usePanel.ts';

const MISSING = 'This lab test has no report at this address. The laboratory may have taken it back.';

/** A report of a lab test as it was given. */
export function ReportPage() {
  const { userId, panelId } = usePanel();
  const { reportId = '' } = useParams({ strict: false });
  const overview = useQuery(labOverviewQuery(userId, panelId, reportId));
  const analysis = useQuery(labAnalysisQuery(userId, panelId, reportId));
  const report = overview.data?.report;
  usePageTitle('Lab report');
  return (
    <>
      <h1 className={styles.title}>
        Lab report
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
            {(results) => <ReportResults panelId={panelId} overview={whole} analysis={results} />}
          </Read>
        )}
      </Read>
      <p>
        <Link to="/labs/$panelId/history" params={{ panelId }} className={styles.link}>
          <Icon name="back" size="small" />
          All reports
        </Link>
      </p>
      <NoDiagnosis userId={userId} panelId={panelId} />
    </>
  );
}
