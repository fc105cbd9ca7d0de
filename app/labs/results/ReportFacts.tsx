import { FactList, type ListedFact } from '#renderers/ui/layout/FactList.tsx';
import type { LabReport } from '#schemas/wire/labs/labReport.ts';
import { Day } from '../parts/Day.tsx';
import { LabDay } from '../parts/LabDay.tsx';
import { fastingText, isChanged, reportStateText } from '#flows/labs/rules/reportTexts.ts';

/** When and where a report was made, and whether it is final. */
export function ReportFacts({ report }: { readonly report: LabReport }) {
  const { ordered_by, performer, collected_at, issued_at, status_at } = report;
  const facts: readonly ListedFact[] = [
    ['Blood drawn', <LabDay key="drawn" at={collected_at} />],
    ['Reported', <LabDay key="reported" at={issued_at} />],
    ['Ordered by', ordered_by],
    ['Lab', performer ?? 'Not named'],
    ['State', reportStateText(report)],
    ['Last changed', isChanged(report) ? <Day key="changed" at={status_at} /> : undefined],
    ['Fasting', fastingText(report)],
  ];
  return <FactList facts={facts} />;
}
