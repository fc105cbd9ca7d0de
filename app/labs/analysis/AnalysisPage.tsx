import { laterPart } from '../../hydration/laterPart.tsx';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { PendingPart } from '../parts/PendingPart.tsx';
import { ReportFrame } from '../parts/ReportFrame.tsx';

const { Part } = laterPart(async () => (await import('./Analysis.tsx')).Analysis, <PendingPart />);

/** What a report says in short: a provider's word, what to look at first, what has changed, and what is fine. */
export function AnalysisPage() {
  usePageTitle('Lab summary');
  return (
    <ReportFrame what="Summary">
      <Part />
    </ReportFrame>
  );
}
