import type { LabAnalysis, LabOverview } from '#schemas/wire/labs/labReads.ts';
import { Attention } from './Attention.tsx';
import { Categories } from './Categories.tsx';
import { ReportSummary } from './ReportSummary.tsx';

interface ReportResultsProps {
  readonly panelId: string;
  readonly overview: LabOverview;
  readonly analysis: LabAnalysis;
}

/** A report: what it is, what to look at first, and all of its results. */
export function ReportResults({ panelId, overview, analysis }: ReportResultsProps) {
  return (
    <>
      <ReportSummary overview={overview} analysis={analysis} />
      {overview.report && (
        <>
          <Attention panelId={panelId} markers={analysis.markers} />
          <Categories panelId={panelId} categories={overview.categories} markers={analysis.markers} />
        </>
      )}
    </>
  );
}
