import type { ReactNode } from 'react';
import { WAITING_FOR_YOU } from '#flows/labs/rules/labTexts.ts';
import type { LabAnalysis, LabOverview } from '#schemas/wire/labs/labReads.ts';
import { folds } from '../parts/Fold.css.ts';
import { Fold } from '../parts/Fold.tsx';
import * as styles from '../parts/labs.css.ts';
import { SafetyLine } from '../parts/SafetyLine.tsx';
import { changedMarkers } from '../rules/changedMarkers.ts';
import { drawDays, hasCritical } from '../rules/needsAttention.ts';
import { Attention } from './Attention.tsx';
import { ChangesList } from './ChangesList.tsx';
import { FineList } from './FineList.tsx';
import { NewestDraw } from './NewestDraw.ts';
import { OtherResults } from './OtherResults.tsx';
import { ProviderComment } from './ProviderComment.tsx';
import { ReportSummary } from './ReportSummary.tsx';
import { ResultsSummary } from './ResultsSummary.tsx';
import { LabDay } from '../parts/LabDay.tsx';
import { Titled } from '../parts/Titled.tsx';

/** What the laboratory wrote with a report; nothing where it wrote nothing. */
const LabComment = ({ comment }: Pick<LabAnalysis, 'comment'>) =>
  comment && (
    <Titled title="What your lab says">
      <p className={styles.texts}>{comment.text}</p>
      <p className={styles.soft}>
        {comment.author ?? 'Your lab'}, <LabDay at={comment.at} />
      </p>
    </Titled>
  );

export interface ReportExplainedProps {
  readonly panelId: string;
  readonly overview: LabOverview;
  readonly analysis: LabAnalysis;
  /** Whether the results are those of all reports of the panel. */
  readonly isWhole?: boolean;
  /** What the patient can do about what needs attention, folded. */
  readonly next?: ReactNode;
  /** All results, where they are shown; otherwise those in range are. */
  readonly all?: ReactNode;
}

/**
 * A report as a patient reads it: its results counted, what a provider says, and what to look at. The rest is folded: what comes
 * next, what has changed, the other results, and what the report is.
 */
export function ReportExplained({ panelId, overview, analysis, isWhole = false, next, all }: ReportExplainedProps) {
  const { markers, others } = analysis;
  if (!overview.report) return <p className={styles.page}>There are no results yet.</p>;
  if (overview.report.waits) return isWhole ? null : <p className={styles.page}>{WAITING_FOR_YOU}</p>;
  const { collected_at: newest } = overview.report;
  return (
    <NewestDraw value={newest}>
      <div className={styles.page}>
        {hasCritical(markers, others) && <SafetyLine />}
        <ResultsSummary report={overview.report} results={analysis} isWhole={isWhole} />
        <ProviderComment {...analysis} />
      </div>
      <Attention panelId={panelId} markers={markers} others={others} />
      <div className={`${styles.page} ${folds}`}>
        {next}
        {changedMarkers(markers).length > 0 && (
          <Fold id="changes" title="What has changed most">
            <ChangesList panelId={panelId} markers={markers} />
          </Fold>
        )}
      </div>
      {all}
      <div className={styles.page}>
        {all === undefined && (
          <Fold id="in-range" title="Results in range">
            <FineList panelId={panelId} markers={markers} />
          </Fold>
        )}
        {others.length > 0 && (
          <Fold id="as-sent" title="Results as your lab sent them">
            <OtherResults others={others} />
          </Fold>
        )}
        <LabComment comment={analysis.comment} />
        <ReportSummary panelId={panelId} overview={overview} days={drawDays(analysis, newest)} isWhole={isWhole} />
      </div>
    </NewestDraw>
  );
}
