import { useId } from 'react';
import { EnteredMark } from '../parts/SafetyLine.tsx';
import * as styles from '../parts/labs.css.ts';
import { plainDayText } from '../rules/enteredTexts.ts';
import type { EnteredTest } from './byTest.ts';
import { OutsideRow } from './OutsideRow.tsx';
import * as outside from './outside.css.ts';

interface OutsideTestProps {
  readonly userId: string;
  readonly test: EnteredTest;
  readonly onRemoved: () => void;
}

/** What the patient has entered of one test. */
export function OutsideTest({ userId, test: { day, laboratory, results }, onRemoved }: OutsideTestProps) {
  const id = useId();
  return (
    <section className={outside.test} aria-labelledby={id}>
      <div className={outside.head}>
        <h2 id={id} className={styles.heading}>
          {plainDayText(day)}
          {laboratory !== null && `, ${laboratory}`}
        </h2>
        <EnteredMark />
      </div>
      <ul className={outside.rows} aria-labelledby={id}>
        {results.map(({ biomarker, result }) => (
          <OutsideRow
            key={result.entered?._id}
            userId={userId}
            biomarker={biomarker}
            result={result}
            onRemoved={onRemoved}
          />
        ))}
      </ul>
    </section>
  );
}
