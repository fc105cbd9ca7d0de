import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { labOverviewQuery } from '#services/api/labs/labReports.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { LabDownload } from '../download/LabDownload.tsx';
import * as styles from '../parts/labs.css.ts';
import { Read } from '../parts/Read.tsx';
import { usePanel } from '../usePanel.ts';
import { ReportLink } from './ReportLink.tsx';

/** All reports of a lab test, newest first. */
export function HistoryPage() {
  const { userId, panelId } = usePanel();
  const overview = useQuery(labOverviewQuery(userId, panelId));
  usePageTitle('Lab reports');
  return (
    <>
      <h1 className={styles.title}>History</h1>
      <p className={styles.lead}>All reports of this lab test, newest first.</p>
      <Read query={overview} missing="You have no lab test at this address.">
        {({ reports }) =>
          reports.length === 0 ? (
            <p className={styles.page}>There are no reports yet.</p>
          ) : (
            <ul className={styles.list}>
              {reports.map((report) => (
                <li key={report._id}>
                  <ReportLink report={report} to="/labs/$panelId/history/$reportId" />
                </li>
              ))}
            </ul>
          )
        }
      </Read>
      <div className={`${styles.actions} ${styles.end}`}>
        <LabDownload what="order" id={panelId} />
        <Link to="/labs/$panelId/analysis-summary/history" params={{ panelId }} className={styles.link}>
          Summaries of all reports
        </Link>
      </div>
    </>
  );
}
