import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { labOverviewQuery } from '#services/api/labs/labReports.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { ReportLink } from '../history/ReportLink.tsx';
import * as styles from '../parts/labs.css.ts';
import { Read } from '../parts/Read.tsx';
import { usePanel } from '../usePanel.ts';

/** The summaries of a lab test, newest first: all of them, or that of a report and those before it. */
export function AnalysisHistoryPage() {
  const { userId, panelId } = usePanel();
  const { reportId } = useParams({ strict: false });
  const overview = useQuery(labOverviewQuery(userId, panelId));
  usePageTitle('Lab summaries');
  return (
    <>
      <h1 className={styles.title}>Summaries</h1>
      <p className={styles.lead}>
        {reportId === undefined
          ? 'What each report of this lab test says in short, newest first.'
          : 'What this report and those before it say in short, newest first.'}
      </p>
      <Read query={overview} missing="You have no lab test at this address.">
        {({ reports }) => {
          const from = reportId === undefined ? 0 : reports.findIndex(({ _id }) => _id === reportId);
          if (reports.length === 0 || from === -1)
            return <p className={styles.page}>This lab test has no report at this address.</p>;
          return (
            <ul className={styles.list}>
              {reports.slice(from).map((report) => (
                <li key={report._id}>
                  <ReportLink report={report} to="/labs/$panelId/analysis-summary/$reportId" />
                </li>
              ))}
            </ul>
          );
        }}
      </Read>
    </>
  );
}
