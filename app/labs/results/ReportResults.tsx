import type { ReactNode } from 'react';
import type { LabAnalysis, LabOverview } from '#schemas/wire/labs/labReads.ts';
import { Categories } from './Categories.tsx';
import { ReportExplained } from './ReportExplained.tsx';

interface ReportResultsProps {
  readonly panelId: string;
  readonly overview: LabOverview;
  readonly analysis: LabAnalysis;
  /** Between what the report says and its results. */
  readonly children?: ReactNode;
}

/** A report: what it says, and all of its results. */
export function ReportResults({ panelId, overview, analysis, children }: ReportResultsProps) {
  return (
    <>
      <ReportExplained panelId={panelId} overview={overview} analysis={analysis} />
      {children}
      {overview.report && <Categories panelId={panelId} categories={overview.categories} markers={analysis.markers} />}
    </>
  );
}
