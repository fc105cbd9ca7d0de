import { Link } from '@tanstack/react-router';
import { Card } from '#renderers/ui/layout/Card.tsx';
import type { LabAnalysis, LabOverview } from '#schemas/wire/labs/labReads.ts';
import * as styles from '../parts/labs.css.ts';
import type { AssessmentStep } from '../rules/assessmentSteps.ts';
import { biologicalAgeText } from '../rules/biologicalAgeText.ts';
import { Attention } from '../results/Attention.tsx';
import { Changes } from '../results/Changes.tsx';
import { ReportSummary } from '../results/ReportSummary.tsx';

interface AssessmentContentProps {
  readonly step: AssessmentStep;
  readonly panelId: string;
  readonly overview: LabOverview;
  readonly analysis: LabAnalysis;
}

/** What a step says of the newest report. */
export function AssessmentContent({ step, panelId, overview, analysis }: AssessmentContentProps) {
  const { report, biological_age: age } = overview;
  if (!report) return <p className={styles.page}>There are no results yet.</p>;
  switch (step) {
    case 'summary':
      return <ReportSummary overview={overview} analysis={analysis} />;
    case 'attention':
      return <Attention panelId={panelId} markers={analysis.markers} />;
    case 'changes':
      return <Changes panelId={panelId} markers={analysis.markers} />;
    case 'biological-age':
      return (
        <div className={styles.page}>
          <Card aria-label="Biological age">
            <div className={styles.inCard}>
              <p className={styles.heading}>{biologicalAgeText(age)}</p>
              <p className={styles.texts}>
                It compares nine values of your blood and your age with those of many people (PhenoAge, Levine 2018). It
                is an estimate, and no diagnosis.
              </p>
            </div>
          </Card>
        </div>
      );
    case 'next':
      return (
        <div className={styles.page}>
          <Card aria-label="What you can do">
            <ul className={styles.points}>
              <li>Talk over what is outside its range with your care team. They know you; a range does not.</li>
              <li>
                <Link to="/labs/$panelId/history/$reportId" params={{ panelId, reportId: report._id }}>
                  Take the report along
                </Link>{' '}
                to any doctor, as PDF or printed.
              </li>
              <li>
                <Link to="/labs/$panelId/biomarkers" params={{ panelId }}>
                  Read about each biomarker
                </Link>{' '}
                and what moves it.
              </li>
            </ul>
          </Card>
        </div>
      );
  }
}
