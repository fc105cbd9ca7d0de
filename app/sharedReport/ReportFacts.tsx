import { birthdayText, sexText } from '#flows/labs/rules/patientTexts.ts';
import { momentText } from '#flows/kinds/describing/momentText.ts';
import { FactList, type ListedFact } from '#renderers/ui/layout/FactList.tsx';
import type { SharedReport } from '#schemas/wire/labs/reportLink.ts';
import { labDay } from '#flows/labs/rules/labDay.ts';
import { fastingText, isChanged, reportStateText } from '#flows/labs/rules/reportTexts.ts';

const day = (moment: string) => momentText(new Date(moment), 'date');

/** Whose report it is, and when and where it was made. */
export function ReportFacts({ patient, report }: Pick<SharedReport, 'patient' | 'report'>) {
  const { name, birthday, sex } = patient;
  const { ordered_by, performer, collected_at, issued_at, status_at } = report;
  const facts: readonly ListedFact[] = [
    ['Patient', name],
    ['Date of birth', birthday === null ? undefined : birthdayText(birthday)],
    ['Sex', sex === null ? undefined : sexText(sex)],
    ['Report', report.name],
    ['Blood drawn', labDay(collected_at)],
    ['Reported', labDay(issued_at)],
    ['Ordered by', ordered_by],
    ['Lab', performer ?? 'Not named'],
    ['State', reportStateText(report)],
    ['Last changed', isChanged(report) ? day(status_at) : undefined],
    ['Fasting', fastingText(report)],
  ];
  return <FactList facts={facts} />;
}
