import type { ReactNode } from 'react';
import { Categories } from './Categories.tsx';
import { ReportExplained, type ReportExplainedProps } from './ReportExplained.tsx';

interface ReportResultsProps extends ReportExplainedProps {
  /** Between what the report says and its results. */
  readonly children?: ReactNode;
}

/** A report: what it says, and all of its results. */
export function ReportResults({ panelId, overview, analysis, next, children }: ReportResultsProps) {
  return (
    <>
      <ReportExplained panelId={panelId} overview={overview} analysis={analysis} next={next} />
      {children}
      {overview.report && <Categories panelId={panelId} categories={overview.categories} markers={analysis.markers} />}
    </>
  );
}
