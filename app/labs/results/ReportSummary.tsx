import { useId } from 'react';
import { Card } from '#renderers/ui/layout/Card.tsx';
import type { LabAnalysis, LabOverview } from '#schemas/wire/labs/labReads.ts';
import * as styles from '../parts/labs.css.ts';
import { Counts } from './Counts.tsx';
import { LabComment } from './LabComment.tsx';
import { ReportActions } from './ReportActions.tsx';
import { ReportFacts } from './ReportFacts.tsx';

interface ReportSummaryProps {
  readonly overview: LabOverview;
  readonly analysis: LabAnalysis;
}

/** What a report is, how many of its results are in which band, what the laboratory says of it, and how to take it along. */
export function ReportSummary({ overview: { report, counts }, analysis: { comment } }: ReportSummaryProps) {
  const id = useId();
  if (!report) return null;
  return (
    <div className={styles.page}>
      <Card aria-labelledby={id}>
        <div className={styles.inCard}>
          <h2 id={id} className={styles.heading}>
            Report
          </h2>
          <ReportFacts report={report} />
          <Counts counts={counts} label="Results by band" />
          <ReportActions reportId={report._id} />
        </div>
      </Card>
      <LabComment comment={comment} />
    </div>
  );
}
