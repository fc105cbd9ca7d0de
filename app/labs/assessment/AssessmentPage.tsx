import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { labAnalysisQuery, labOverviewQuery } from '#services/api/labs/labReports.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import * as styles from '../parts/labs.css.ts';
import { NoDiagnosis } from '../parts/NoDiagnosis.tsx';
import { Read } from '../parts/Read.tsx';
import { assessmentStepOf, assessmentSteps, type AssessmentStep } from '../rules/assessmentSteps.ts';
import { usePanel } from '../usePanel.ts';
import { AssessmentContent } from './AssessmentContent.tsx';

const titles: { readonly [S in AssessmentStep]: string } = {
  summary: 'Your results in short',
  attention: 'What to look at first',
  changes: 'What has changed',
  'biological-age': 'Biological age',
  next: 'What comes next',
};

const MISSING = 'You have no lab test at this address.';

/** A step through the newest report, with the way back and on. */
export function AssessmentPage() {
  const { userId, panelId } = usePanel();
  const params = useParams({ strict: false });
  const step = assessmentStepOf(params.step);
  const overview = useQuery(labOverviewQuery(userId, panelId));
  const analysis = useQuery(labAnalysisQuery(userId, panelId));
  usePageTitle('Lab results');
  if (step === undefined)
    return (
      <>
        <h1 className={styles.title}>No such step</h1>
        <div className={styles.nothing}>
          <p>There is nothing about your results at this address.</p>
          <Link to="/labs/$panelId" params={{ panelId }} className={button()}>
            Go to this lab test
          </Link>
        </div>
      </>
    );
  const place = assessmentSteps.indexOf(step);
  const [before, after] = [assessmentSteps[place - 1], assessmentSteps[place + 1]];
  return (
    <>
      <p className={styles.soft}>
        Step {place + 1} of {assessmentSteps.length}
      </p>
      <h1 className={styles.title}>{titles[step]}</h1>
      <Read query={overview} missing={MISSING}>
        {(whole) => (
          <Read query={analysis} missing={MISSING}>
            {(results) => <AssessmentContent step={step} panelId={panelId} overview={whole} analysis={results} />}
          </Read>
        )}
      </Read>
      <nav aria-label="Steps" className={`${styles.actions} ${styles.end}`}>
        {before && (
          <Link
            to="/labs/$panelId/assessment-overview/$step"
            params={{ panelId, step: before }}
            className={button({ look: 'secondary' })}
          >
            Back
          </Link>
        )}
        {after ? (
          <Link to="/labs/$panelId/assessment-overview/$step" params={{ panelId, step: after }} className={button()}>
            Next
          </Link>
        ) : (
          <Link to="/labs/$panelId" params={{ panelId }} className={button()}>
            Done
          </Link>
        )}
      </nav>
      <NoDiagnosis userId={userId} panelId={panelId} />
    </>
  );
}
