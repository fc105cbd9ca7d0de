import { useQuery } from '@tanstack/react-query';
import { labAnalysisQuery, labOverviewQuery } from '#services/api/labs/labReports.ts';
import { NextTestAdvice } from '../next/NextTestAdvice.tsx';
import { Questions } from '../next/Questions.tsx';
import { Fold } from '../parts/Fold.tsx';
import * as styles from '../parts/labs.css.ts';
import { Read } from '../parts/Read.tsx';
import type { TitledProps } from '../parts/Titled.tsx';
import { ReportResults } from '../results/ReportResults.tsx';
import { waitsForNote } from '../rules/panelTexts.ts';
import { useOpened } from '../useOpened.ts';
import { usePanel } from '../usePanel.ts';

const MISSING = 'You have no lab test at this address.';

const QuestionsFold = (titled: TitledProps) => <Fold id="questions" {...titled} />;
const NextTestFold = (titled: TitledProps) => <Fold id="next-test" {...titled} />;

/** The newest results of a lab test. */
export function PanelResults() {
  const { userId, panelId, panel } = usePanel();
  const overview = useQuery(labOverviewQuery(userId, panelId));
  const analysis = useQuery(labAnalysisQuery(userId, panelId));
  useOpened(userId, analysis.data && overview.data?.report);
  return (
    <Read query={overview} missing={MISSING}>
      {(whole) => (
        <Read query={analysis} missing={MISSING}>
          {(results) => (
            <>
              {panel && !panel.critical && waitsForNote(panel) && whole.report && !whole.report.waits && (
                <p className={styles.page}>These are your earlier results.</p>
              )}
              <ReportResults
                panelId={panelId}
                overview={whole}
                analysis={results}
                isWhole
                next={
                  whole.report && (
                    <>
                      <Questions userId={userId} markers={results.markers} In={QuestionsFold} />
                      <NextTestAdvice
                        userId={userId}
                        report={whole.report}
                        markers={results.markers}
                        others={results.others}
                        In={NextTestFold}
                      />
                    </>
                  )
                }
              />
            </>
          )}
        </Read>
      )}
    </Read>
  );
}
