import type { ReactNode } from 'react';
import { Categories } from './Categories.tsx';
import { ReportExplained, type ReportExplainedProps } from './ReportExplained.tsx';

interface ReportResultsProps extends ReportExplainedProps {
  /** Between what the report says and its results. */
  readonly children?: ReactNode;
}

/** A report: what it says, and all of its results. */
export function ReportResults({ children, ...explained }: ReportResultsProps) {
  const { panelId, overview, analysis } = explained;
  return (
    <>
      <ReportExplained {...explained} />
      {!overview.report?.waits && children}
      {overview.report && !overview.report.waits && (
        <Categories panelId={panelId} categories={overview.categories} markers={analysis.markers} />
      )}
    </>
  );
}
