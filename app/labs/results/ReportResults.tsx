import type { ReactNode } from 'react';
import { Categories } from './Categories.tsx';
import { ReportExplained, type ReportExplainedProps } from './ReportExplained.tsx';

interface ReportResultsProps extends Omit<ReportExplainedProps, 'all'> {
  /** What follows the report. */
  readonly children?: ReactNode;
}

/** A report: what it says, and all of its results. */
export function ReportResults({ children, ...explained }: ReportResultsProps) {
  const { panelId, overview, analysis } = explained;
  return (
    <>
      <ReportExplained
        {...explained}
        all={<Categories panelId={panelId} categories={overview.categories} markers={analysis.markers} />}
      />
      {overview.report && !overview.report.waits && children}
    </>
  );
}
