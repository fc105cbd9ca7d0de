import type { LabOverview } from '#schemas/wire/labs/labReads.ts';
import { Fold } from '../parts/Fold.tsx';
import * as styles from '../parts/labs.css.ts';
import { Counts } from './Counts.tsx';
import { ReportActions } from './ReportActions.tsx';
import { ReportFacts } from './ReportFacts.tsx';

interface ReportSummaryProps {
  readonly panelId: string;
  /** Whether the results are those of all reports of the panel. */
  readonly isWhole: boolean;
  readonly overview: LabOverview;
  /** The days on which its results were drawn. */
  readonly days: readonly [string, ...string[]];
}

/** How to take a report along, and what it is, folded. */
export function ReportSummary({ panelId, overview: { report, reports, counts }, days, isWhole }: ReportSummaryProps) {
  if (!report) return null;
  return (
    <>
      <ReportActions id={isWhole ? panelId : report._id} />
      <Fold id="report" title="About this report">
        <ReportFacts report={report} days={days} />
        <Counts counts={counts} label="Results by band" />
        {isWhole && reports.length > 1 && (
          <p className={styles.soft}>
            Your lab sent {reports.length} reports for this order. Each result shown here is the newest.
          </p>
        )}
      </Fold>
    </>
  );
}
