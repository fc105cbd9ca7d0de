import type { ReactNode } from 'react';
import type { LabReport } from '#schemas/wire/labs/labReport.ts';
import { Day } from '../parts/Day.tsx';
import * as styles from '../parts/labs.css.ts';
import { fastingText, reportStateText } from '../rules/reportTexts.ts';

/** When and where a report was made, and whether it is final. */
export function ReportFacts({ report }: { readonly report: LabReport }) {
  const { performer, collected_at, issued_at, status_at } = report;
  const facts: readonly (readonly [term: string, told: ReactNode])[] = [
    ['Blood drawn', <Day key="drawn" at={collected_at} />],
    ['Reported', <Day key="reported" at={issued_at} />],
    ['Laboratory', performer ?? 'Not named'],
    ['State', reportStateText(report)],
    ...(status_at === issued_at ? [] : [['Last changed', <Day key="changed" at={status_at} />] as const]),
    ['Fasting', fastingText(report)],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([term, told]) =>
          told !== undefined && (
            <div key={term}>
              <dt className={styles.term}>{term}</dt>
              <dd className={styles.told}>{told}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
