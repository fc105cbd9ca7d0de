import type { ReactNode } from 'react';
import { WAITING_FOR_YOU } from '#flows/labs/rules/waitingText.ts';
import type { LabAnalysis, LabOverview } from '#schemas/wire/labs/labReads.ts';
import * as styles from '../parts/labs.css.ts';
import { SafetyLine } from '../parts/SafetyLine.tsx';
import { hasCritical } from '../rules/needsAttention.ts';
import { Attention } from './Attention.tsx';
import { Changes } from './Changes.tsx';
import { Fine } from './Fine.tsx';
import { Others } from './Others.tsx';
import { ProviderComment } from './ProviderComment.tsx';
import { ReportSummary } from './ReportSummary.tsx';

export interface ReportExplainedProps {
  readonly panelId: string;
  readonly overview: LabOverview;
  readonly analysis: LabAnalysis;
  /** Whether the results are those of all reports of the panel. */
  readonly isWhole?: boolean;
  /** What the patient can do about what needs attention. */
  readonly next?: ReactNode;
}

/** A report as a patient reads it: what a provider says, what to look at, what has changed, what is fine, and what it is. */
export function ReportExplained({ panelId, overview, analysis, isWhole = false, next }: ReportExplainedProps) {
  const { markers, others } = analysis;
  if (!overview.report) return <p className={styles.page}>There are no results yet.</p>;
  if (overview.report.waits) return isWhole ? null : <p className={styles.page}>{WAITING_FOR_YOU}</p>;
  return (
    <>
      <div className={styles.page}>
        {hasCritical(markers, others) && <SafetyLine />}
        <ProviderComment {...analysis} />
      </div>
      <Attention panelId={panelId} markers={markers} others={others} />
      {next}
      <Changes panelId={panelId} markers={markers} />
      <Fine panelId={panelId} markers={markers} />
      <Others others={others} />
      <ReportSummary panelId={panelId} overview={overview} analysis={analysis} isWhole={isWhole} />
    </>
  );
}
