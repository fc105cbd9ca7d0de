import { useQuery } from '@tanstack/react-query';
import { WAITING_FOR_YOU } from '#flows/labs/rules/labTexts.ts';
import { labAnalysisQuery, labOverviewQuery } from '#services/api/labs/labReports.ts';
import * as styles from '../parts/labs.css.ts';
import { Read } from '../parts/Read.tsx';
import { useOpened } from '../useOpened.ts';
import { usePanel } from '../usePanel.ts';
import { AssessmentWalk } from './AssessmentWalk.tsx';

const MISSING = 'You have no lab test at this address.';

/** The way through the newest report of a lab test, step by step, or what there is instead. */
export function Assessment() {
  const { userId, panelId } = usePanel();
  const overview = useQuery(labOverviewQuery(userId, panelId));
  const analysis = useQuery(labAnalysisQuery(userId, panelId));
  const report = overview.data?.report;
  const isShown = report && !report.waits && analysis.data;
  useOpened(userId, isShown ? report : undefined);
  return (
    <>
      {!isShown && <h1 className={styles.title}>Your results step by step</h1>}
      <Read query={overview} missing={MISSING}>
        {(whole) => (
          <Read query={analysis} missing={MISSING}>
            {(results) =>
              whole.report?.waits ? (
                <p className={styles.page}>{WAITING_FOR_YOU}</p>
              ) : whole.report ? (
                <AssessmentWalk
                  key={`${panelId} ${whole.report._id}`}
                  userId={userId}
                  panelId={panelId}
                  overview={whole}
                  analysis={results}
                />
              ) : (
                <p className={styles.page}>There are no results yet.</p>
              )
            }
          </Read>
        )}
      </Read>
    </>
  );
}
