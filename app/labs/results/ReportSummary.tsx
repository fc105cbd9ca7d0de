import { useId } from 'react';
import { Card } from '#renderers/ui/layout/Card.tsx';
import type { LabAnalysis, LabOverview } from '#schemas/wire/labs/labReads.ts';
import * as styles from '../parts/labs.css.ts';
import { Counts } from './Counts.tsx';
import { LabComment } from './LabComment.tsx';
import { ReportActions } from './ReportActions.tsx';
import { ReportFacts } from './ReportFacts.tsx';

interface ReportSummaryProps {
  readonly panelId: string;
  /** Whether the results are those of all reports of the panel. */
  readonly isWhole: boolean;
  readonly overview: LabOverview;
  readonly analysis: LabAnalysis;
}

/** What a report is, how many of its results are in which band, what the laboratory says of it, and how to take it along. */
export function ReportSummary({
  panelId,
  overview: { report, reports, counts },
  analysis: { comment },
  isWhole,
}: ReportSummaryProps) {
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
          {isWhole && reports.length > 1 && (
            <p className={styles.soft}>
              Your lab sent {reports.length} reports for this order. Each result shown here is the newest.
            </p>
          )}
          <ReportActions id={isWhole ? panelId : report._id} />
        </div>
      </Card>
      <LabComment comment={comment} />
    </div>
  );
}
