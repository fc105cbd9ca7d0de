import type { LabAnalysis, LabOverview } from '#schemas/wire/labs/labReads.ts';
import { Categories } from './Categories.tsx';
import { ReportExplained } from './ReportExplained.tsx';

interface ReportResultsProps {
  readonly panelId: string;
  readonly overview: LabOverview;
  readonly analysis: LabAnalysis;
}

/** A report: what it says, and all of its results. */
export function ReportResults({ panelId, overview, analysis }: ReportResultsProps) {
  return (
    <>
      <ReportExplained panelId={panelId} overview={overview} analysis={analysis} />
      {overview.report && <Categories panelId={panelId} categories={overview.categories} markers={analysis.markers} />}
    </>
  );
}
