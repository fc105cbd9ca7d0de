import { useEffect, useRef } from 'react';
import { WAITING, OUTDATED } from '#flows/labs/rules/labTexts.ts';
import { momentText } from '#flows/kinds/describing/momentText.ts';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Card } from '#renderers/ui/layout/Card.tsx';
import { Stack } from '#renderers/ui/layout/Stack.tsx';
import type { SharedReport as Shared } from '#schemas/wire/labs/reportLink.ts';
import { ReportFacts } from './ReportFacts.tsx';
import { OtherTable, ResultTable } from './ResultTable.tsx';
import * as styles from './SharedReport.css.ts';

interface SaidProps {
  readonly title: string;
  readonly said: Shared['comment'];
  /** Who it is where nobody is named. */
  readonly unnamed: string;
}

/** What somebody has written of a report. */
const Said = ({ title, said, unnamed }: SaidProps) =>
  said && (
    <section className={styles.section}>
      <h2 className={styles.heading}>{title}</h2>
      {said.outdated === true && <p>{OUTDATED}</p>}
      <p className={styles.words}>{said.text}</p>
      <p className={styles.soft}>
        {said.author ?? unnamed}, {momentText(new Date(said.at), 'date')}
      </p>
    </section>
  );

/** A report as its reader sees it, on the screen and on paper. Times are those of the reader's device. */
export function SharedReport({ report: shared }: { readonly report: Shared }) {
  const { reader, expires_at, patient, report, explanation, comment, categories, others } = shared;
  const title = useRef<HTMLHeadingElement>(null);
  const expires = new Date(expires_at);
  // The button that was pressed is gone.
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      <div className={styles.intro}>
        <h1 ref={title} tabIndex={-1} className={styles.title}>
          Lab report of {patient.name}
        </h1>
        <p className={styles.soft}>
          Prepared for {reader}. Shared by the patient. The link expires on {momentText(expires, 'date')} at{' '}
          {momentText(expires, 'time')}.
        </p>
      </div>
      <Card>
        <Stack>
          <ReportFacts patient={patient} report={report} />
          <div className={styles.actions}>
            <Button look="secondary" onClick={() => window.print()}>
              Print this report
            </Button>
          </div>
        </Stack>
      </Card>
      <Said title="What the provider says" said={explanation} unnamed="The care team" />
      <Said title="What the lab says" said={comment} unnamed="The lab" />
      {categories.map(({ name, results }) => (
        <ResultTable key={name} name={name} results={results} />
      ))}
      {others.length > 0 && <OtherTable others={others} />}
      {categories.length + others.length === 0 && (
        <p>{report.waits ? WAITING : 'This report has no results that are shown.'}</p>
      )}
      <p className={styles.soft}>
        Ranges come from the lab. Where it gave none, they are our own, for the patient’s age and sex.
      </p>
    </>
  );
}
