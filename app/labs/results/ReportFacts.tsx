import { FactList, type ListedFact } from '#renderers/ui/layout/FactList.tsx';
import type { LabReport } from '#schemas/wire/labs/labReport.ts';
import { Day, LabDay } from '../parts/LabDay.tsx';
import { DrawnDays } from './DrawnDays.tsx';
import { fastingText, isChanged, reportStateText } from '#flows/labs/rules/reportTexts.ts';

interface ReportFactsProps {
  readonly report: LabReport;
  /** The days of the draws, where results of other reports are shown with it. */
  readonly days?: readonly [string, ...string[]];
}

/** When and where a report was made, and whether it is final. */
export function ReportFacts({ report, days }: ReportFactsProps) {
  const { ordered_by, performer, collected_at, issued_at, status_at } = report;
  const facts: readonly ListedFact[] = [
    ['Blood drawn', <DrawnDays key="drawn" days={days ?? [collected_at]} />],
    ['Reported', <LabDay key="reported" at={issued_at} />],
    ['Ordered by', ordered_by],
    ['Lab', performer ?? 'Not named'],
    ['State', reportStateText(report)],
    ['Last changed', isChanged(report) ? <Day key="changed" at={status_at} /> : undefined],
    ['Fasting', fastingText(report)],
  ];
  return <FactList facts={facts} />;
}
